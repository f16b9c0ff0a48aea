import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CallError } from '../../../providers/call-error.ts';
import { session } from '../../../providers/session.ts';
import { useStore } from '../../../providers/store.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { State } from '../../../ui/state.tsx';
import { useBuyLink } from '../billing/use-buy-link.ts';
import { paths } from '../navigation/paths.ts';

/** What went wrong with a call, in words: the server's own, or what is known of a call that got no answer. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    if (!(error instanceof CallError)) return t('error.request');
    if (error.message !== '') return error.message;
    return t(error.code === 'network' || error.code === 'timeout' ? `error.${error.code}` : 'error.request');
  };
}

/** In place of what could not be fetched: what happened, and a way to try again; to more lookups where they ran out. */
export function CallFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const wordsOf = useErrorMessage();
  const isSpent = error instanceof CallError && error.behaviour === 'dialog';
  return (
    <State
      icon="warning"
      isAlert
      title={wordsOf(error)}
      actions={
        <>
          {isSpent && <MoreLookups />}
          <Button look={isSpent ? 'default' : 'primary'} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        </>
      }
    />
  );
}

/** A sub account asks its main account; everyone else buys. */
function MoreLookups() {
  const { t } = useTranslation('quota');
  const buyLink = useBuyLink();
  const user = useStore(session)?.user;
  const isSub = user !== undefined && user.acctLevel !== 0;
  return (
    <Link className={buttonClass('primary')} to={isSub ? paths.child : buyLink}>
      {t(isSub ? 'ask' : 'buy')}
    </Link>
  );
}
