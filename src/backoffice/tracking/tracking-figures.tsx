import { Funnel } from './funnel.tsx';
import { VisitsByDay } from './visits-by-day.tsx';

/** What the tracked points have counted. */
export function TrackingFigures() {
  return (
    <>
      <VisitsByDay />
      <Funnel />
    </>
  );
}
