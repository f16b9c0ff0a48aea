import { Button } from 'antd';
import { CallError } from '../providers/calls/call-error.ts';
import { useErrorMessage } from '../providers/calls/use-error-message.ts';
import { State } from '../ui/state.tsx';
import { reloadPowers } from './access/reload-powers.ts';
import { useMessages } from './messages.ts';

/** Shown instead of data that failed to load, with a retry button. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useMessages();
  const messageOf = useErrorMessage();
  const retry = () => {
    // Without the power any more, the page closes.
    if (error instanceof CallError && error.code === '900403') void reloadPowers();
    onRetry();
  };
  return (
    <State
      icon="warning"
      isAlert
      title={messageOf(error)}
      actions={
        <Button type="primary" onClick={retry}>
          {t('common:action.retry')}
        </Button>
      }
    />
  );
}
