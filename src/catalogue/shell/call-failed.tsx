import { useTranslation } from 'react-i18next';
import { CallError } from '../../providers/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { State } from '../../ui/state.tsx';

/** What went wrong with a call, in words: the server's own, or what is known of a call that got no answer. */
export function useErrorWords(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    if (!(error instanceof CallError)) return t('error.request');
    if (error.message !== '') return error.message;
    return t(error.code === 'network' || error.code === 'timeout' ? `error.${error.code}` : 'error.request');
  };
}

/** In place of what could not be fetched: what happened, and a way to try again. */
export function CallFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const wordsOf = useErrorWords();
  return (
    <State
      icon="warning"
      isAlert
      title={wordsOf(error)}
      actions={
        <Button look="primary" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  );
}
