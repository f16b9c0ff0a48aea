import { Button } from 'antd';
import { useErrorMessage } from '../providers/calls/use-error-message.ts';
import { State } from '../ui/state.tsx';
import { useMessages } from './messages.ts';

/** Shown instead of data that failed to load, with a retry button. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useMessages();
  const messageOf = useErrorMessage();
  return (
    <State
      icon="warning"
      isAlert
      title={messageOf(error)}
      actions={
        <Button type="primary" onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      }
    />
  );
}
