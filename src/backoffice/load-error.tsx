import { Button } from 'antd';
import { State } from '../ui/state.tsx';
import { errorMessage } from './error-message.ts';
import { useMessages } from './messages.ts';

/** Shown instead of data that failed to load, with a retry button. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const messages = useMessages();
  return (
    <State
      icon="warning"
      isAlert
      title={errorMessage(error, messages)}
      actions={
        <Button type="primary" onClick={onRetry}>
          {messages.t('common:action.retry')}
        </Button>
      }
    />
  );
}
