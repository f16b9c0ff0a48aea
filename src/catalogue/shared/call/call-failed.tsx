import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CallError } from '../../../providers/calls/call-error.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { State } from '../../../ui/state.tsx';
import { useBuyLink } from '../billing/use-buy-link.ts';
import { paths } from '../navigation/paths.ts';

/** The error of a failed request with a retry button; with a link to more lookups when none are left. */
export function CallFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const messageOf = useErrorMessage();
  const isQuotaUsedUp = error instanceof CallError && error.behaviour === 'dialog';
  return (
    <State
      icon="warning"
      isAlert
      title={messageOf(error)}
      actions={
        <>
          {isQuotaUsedUp && <MoreLookups />}
          <Button variant={isQuotaUsedUp ? 'default' : 'primary'} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        </>
      }
    />
  );
}

/** Sub accounts request lookups from their main account, others buy them. */
export function MoreLookups() {
  const { t } = useTranslation('quota');
  const buyLink = useBuyLink();
  const user = useStore(session)?.user;
  const isSub = user !== undefined && user.acctLevel !== 0;
  return (
    <Link className={buttonClass('primary')} to={isSub ? paths.subAccount : buyLink}>
      {t(isSub ? 'ask' : 'buy')}
    </Link>
  );
}
