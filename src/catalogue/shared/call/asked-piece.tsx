import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../providers/notification.ts';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';

interface AskedPieceProps {
  children: ReactNode;
  meanwhile?: ReactNode;
  /** Takes back what asked for it, so that it can be asked for again. */
  onMissing?: () => void;
}

/** A piece that someone asked for: that it could not be loaded is told, and the page stays as it was. */
export function AskedPiece({ children, meanwhile, onMissing }: AskedPieceProps) {
  const { t } = useTranslation();
  return (
    <LazyBoundary
      fallback={meanwhile}
      onError={() => {
        notify('error', t('error.pieceMissing'));
        onMissing?.();
      }}
    >
      {children}
    </LazyBoundary>
  );
}
