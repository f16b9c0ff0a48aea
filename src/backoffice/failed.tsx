import { Button } from 'antd';
import { State } from '../ui/state.tsx';
import { errorWords } from './error-words.ts';
import { useWords } from './words.ts';

/** In place of what could not be fetched: what happened, and a way to try again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useWords();
  return (
    <State
      icon="warning"
      isAlert
      title={errorWords(error, words)}
      actions={
        <Button type="primary" onClick={onRetry}>
          {words.t('common:action.retry')}
        </Button>
      }
    />
  );
}
