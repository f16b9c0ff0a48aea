import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../providers/connection/use-connection.ts';
import { Button } from '../../ui/button.tsx';
import { State } from '../../ui/state.tsx';

interface NotKeptProps {
  onRetry: () => void;
  /** Shown with a connection. */
  children: ReactNode;
}

/** A vehicle that is opened without a connection and was not opened on this device before. */
export function NotKept({ onRetry, children }: NotKeptProps) {
  const isOnline = useIsOnline();
  const { t } = useTranslation('parts');
  const { t: common } = useTranslation();
  if (isOnline) return children;
  return (
    <State
      icon="warning"
      isAlert
      title={t('notKept.title')}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {common('action.retry')}
        </Button>
      }
    >
      {t('notKept.text')}
    </State>
  );
}
