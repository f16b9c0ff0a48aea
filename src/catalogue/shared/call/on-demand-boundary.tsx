import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../providers/notification.ts';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';

interface OnDemandBoundaryProps {
  children: ReactNode;
  fallback?: ReactNode;
  /** Resets what opened the children, so that the user can try again. */
  onError?: () => void;
}

/** Boundary for lazy code that a user action opens, such as a dialog: a loading failure is notified. */
export function OnDemandBoundary({ children, fallback, onError }: OnDemandBoundaryProps) {
  const { t } = useTranslation();
  return (
    <LazyBoundary
      fallback={fallback}
      onError={() => {
        notify('error', t('error.partNotLoaded'));
        onError?.();
      }}
    >
      {children}
    </LazyBoundary>
  );
}
