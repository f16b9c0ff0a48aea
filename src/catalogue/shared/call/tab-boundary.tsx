import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';
import { Skeleton, State } from '../../../ui/state.tsx';

interface TabPieceProps {
  children: ReactNode;
  /** Of the skeleton, while it comes. */
  rows: number;
}

/** What a tab shows: should its code not come, the tab says so, and the others stay. Give it the tab as its key. */
export function TabBoundary({ children, rows }: TabPieceProps) {
  const { t } = useTranslation();
  // A browser may keep a script's failure for as long as the page stands: what fails again is left to a reload.
  const errorFallback = ({ onRetry, tries }: { onRetry: () => void; tries: number }) => (
    <State
      icon="warning"
      isAlert
      title={t('error.tabTitle')}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {t('action.retry')}
          </Button>
          {tries > 1 && <Button onClick={() => window.location.reload()}>{t('action.reload')}</Button>}
        </>
      }
    >
      {t('error.network')}
    </State>
  );
  return (
    <LazyBoundary fallback={<Skeleton label={t('loading')} rows={rows} />} errorFallback={errorFallback}>
      {children}
    </LazyBoundary>
  );
}
