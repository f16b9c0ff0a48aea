import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReconnect } from '../../../providers/connection/use-reconnect.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';
import { Skeleton, State } from '../../../ui/state.tsx';

interface TabBoundaryProps {
  children: ReactNode;
  /** Rows of the skeleton. */
  rows: number;
}

/** Boundary for a tab's lazy code: a loading failure is shown in the tab. Use the tab as the key. */
export function TabBoundary({ children, rows }: TabBoundaryProps) {
  const { t } = useTranslation();
  return (
    <LazyBoundary
      fallback={<Skeleton label={t('loading')} rows={rows} />}
      errorFallback={(failure) => <TabFailed {...failure} />}
    >
      {children}
    </LazyBoundary>
  );
}

function TabFailed({ onRetry, tries }: { onRetry: () => void; tries: number }) {
  const { t } = useTranslation();
  useReconnect(onRetry);
  return (
    <State
      icon="warning"
      isAlert
      title={t('error.tabTitle')}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {t('action.retry')}
          </Button>
          {/* Browsers may cache a failed module load until the page is reloaded. */}
          {tries > 1 && <Button onClick={() => window.location.reload()}>{t('action.reload')}</Button>}
        </>
      }
    >
      {t('error.network')}
    </State>
  );
}
