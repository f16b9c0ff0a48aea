import { Funnel } from './funnel.tsx';
import { RecordedClicks } from './recorded-clicks.tsx';
import { VisitsByDay } from './visits-by-day.tsx';

/** Which points are recorded, and what they have counted. */
export function TrackingFigures() {
  return (
    <>
      <RecordedClicks />
      <VisitsByDay />
      <Funnel />
    </>
  );
}
