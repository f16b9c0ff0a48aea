import dayjs from 'dayjs';
import type { ResultOf } from '../../contract/call.ts';
import type { trackingCalls } from '../../contract/tracking/calls.ts';

/** Days of the period. */
export const SPANS = [7, 30, 90, 366] as const;

type Count = ResultOf<typeof trackingCalls.buriedCounts>[number];

export interface DayVisits {
  /** YYYY-MM-DD in the shop's time zone. */
  day: string;
  clicks: number;
  users: number;
}

/** One entry per day up to `lastDay`, also for days without visits. */
export function visitsByDay(counts: readonly Count[], { lastDay, days, point }: VisitsFilter): DayVisits[] {
  const ofPoint = counts.filter(({ pointCode }) => point === undefined || pointCode === point);
  return Array.from({ length: days }, (_, index) => {
    const day = dayjs(lastDay)
      .subtract(days - 1 - index, 'day')
      .format('YYYY-MM-DD');
    const ofDay = ofPoint.filter((count) => count.day === day);
    return {
      day,
      clicks: ofDay.reduce((sum, { clicks }) => sum + clicks, 0),
      users: ofDay.reduce((sum, { users }) => sum + users, 0),
    };
  });
}

interface VisitsFilter {
  lastDay: string;
  days: number;
  /** The code of one point; all points by default. */
  point: string | undefined;
}
