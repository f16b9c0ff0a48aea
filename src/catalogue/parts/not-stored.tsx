import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../providers/connection/use-is-online.ts';
import { Button } from '../../ui/button.tsx';
import { State } from '../../ui/state.tsx';

interface NotStoredProps {
  onRetry: () => void;
  /** Shown with a connection. */
  children: ReactNode;
}

/** Without a connection: the vehicle was not opened on this device before, so nothing of it is stored. */
export function NotStored({ onRetry, children }: NotStoredProps) {
  const isOnline = useIsOnline();
  const { t } = useTranslation('parts');
  const { t: common } = useTranslation();
  if (isOnline) return children;
  return (
    <State
      icon="warning"
      isAlert
      title={t('notStored.title')}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {common('action.retry')}
        </Button>
      }
    >
      {t('notStored.text')}
    </State>
  );
}
