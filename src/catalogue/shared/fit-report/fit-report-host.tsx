import { useEffect } from 'react';
import { useStore } from '../../../providers/store.ts';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { fitReportSubject } from './fit-report-subject.ts';

const FitReportDialog = lazyWithRetry(async () => (await import('./fit-report-dialog.tsx')).FitReportDialog);

const close = () => fitReportSubject.set(null);

/** The dialog of a fit report, once on a screen, beside its rows: a click in it must not reach them. */
export function FitReportHost() {
  const subject = useStore(fitReportSubject);
  useEffect(() => close, []);
  if (subject === null) return null;
  return (
    <LazyBoundary onError={close}>
      <FitReportDialog subject={subject} onClose={close} />
    </LazyBoundary>
  );
}
