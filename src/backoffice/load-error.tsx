import { Button } from 'antd';
import { State } from '../ui/state.tsx';
import { errorMessage } from './error-message.ts';
import { useMessages } from './messages.ts';

/** In place of what could not be fetched: what happened, and a way to try again. */
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
