import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { closeQuotaRefusal, type QuotaRefusal } from '../../../providers/calls/handle-call-error.ts';
import { RENEW_MS, releaseQuotaPrompt, renewQuotaPrompt } from '../../../providers/calls/quota-prompt.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useOnPopState } from '../../../ui/hooks/use-on-popstate.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useBuyLink } from '../../shared/billing/use-buy-link.ts';
import { RequestPackageDialog } from '../../shared/company/request-package.tsx';
import { platform } from '../../shared/site/platform.ts';

/**
 * No lookups are left: the server's message, with a request to the main account for sub accounts and a link to the
 * packages for others. On the shop brand that is the primary action. One dialog at a time, over all tabs.
 */
export function QuotaDialog({ refusal }: { refusal: QuotaRefusal }) {
  const { t } = useTranslation('prices');
  const { t: common } = useTranslation();
  const user = useStore(session)?.user;
  const isSub = user !== undefined && user.acctLevel !== 0;
  const buyLink = useBuyLink();
  const [isRequesting, setRequesting] = useState(false);
  usePromptClaim();
  const onClose = closeQuotaRefusal;
  useOnPopState(onClose);
  if (isRequesting)
    return <RequestPackageDialog vehicleClass={refusal.code.startsWith('5006') ? 'B' : 'C'} onClose={onClose} />;
  const isShop = platform === 'qpzj';
  const footer = (
    <>
      {isShop && <Button onClick={onClose}>{common('action.cancel')}</Button>}
      {isSub ? (
        <Button
          variant={isShop ? 'primary' : 'default'}
          data-first={isShop || undefined}
          onClick={() => setRequesting(true)}
        >
          {t(isShop ? 'quota.ok' : 'quota.askMain')}
        </Button>
      ) : (
        <Link
          className={buttonClass(isShop ? 'primary' : 'default')}
          data-first={isShop || undefined}
          to={buyLink}
          onClick={onClose}
        >
          {t('quota.buy')}
        </Link>
      )}
      {!isShop && (
        <Button variant="primary" data-first onClick={onClose}>
          {t('quota.ok')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={t('quota.title')} closeLabel={common('action.close')} onClose={onClose} footer={footer}>
      <p>{refusal.message}</p>
      {isSub && isShop && <p>{t('quota.askMain')}</p>}
    </Dialog>
  );
}

/** Claims the prompt, so that no other tab shows one; released when the dialog or the tab closes. */
function usePromptClaim() {
  useEffect(() => {
    renewQuotaPrompt();
    const timer = setInterval(() => renewQuotaPrompt(), RENEW_MS);
    window.addEventListener('pagehide', releaseQuotaPrompt);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', releaseQuotaPrompt);
      releaseQuotaPrompt();
    };
  }, []);
}
