import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { closeQuotaRefusal, type QuotaRefusal } from '../../providers/outcome.ts';
import { RENEW_MS, releaseQuotaPrompt, renewQuotaPrompt } from '../../providers/quota-prompt.ts';
import { session } from '../../providers/session.ts';
import { useStore } from '../../providers/store.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { paths } from '../routes.ts';
import { platform } from './platform.ts';

/**
 * Lookups have run out: the server's message, and what to do. A sub account asks its main account; the main platform
 * acknowledges, the shop brand asks. One box at a time, whatever was refused under it.
 */
export function QuotaDialog({ refusal }: { refusal: QuotaRefusal }) {
  const { t } = useTranslation('prices');
  const { t: common } = useTranslation();
  const user = useStore(session)?.user;
  const isSub = user !== undefined && user.acctLevel !== 0;
  const onClose = closeQuotaRefusal;
  usePromptFlag();
  const buy = (
    <Link className={buttonClass(platform === 'qpzj' ? 'primary' : 'default')} to={paths.buyService} onClick={onClose}>
      {t('quota.buy')}
    </Link>
  );
  const foot = (
    <>
      {platform === 'qpzj' && <Button onClick={onClose}>{common('action.cancel')}</Button>}
      {!isSub && buy}
      {(isSub || platform !== 'qpzj') && (
        <Button look="primary" onClick={onClose}>
          {t('quota.ok')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={t('quota.title')} closeLabel={common('action.close')} onClose={onClose} foot={foot}>
      <p>{refusal.message}</p>
      {isSub && <p>{t('quota.askMain')}</p>}
    </Dialog>
  );
}

/** While the box stands no other tab shows one; a tab that is closed under it lets go. */
function usePromptFlag() {
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
