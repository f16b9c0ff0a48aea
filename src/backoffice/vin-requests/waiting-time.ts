import { DAY_MS } from '../../contract/days/calendar-days.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The time since a moment in the largest whole unit: 5 minutes, 3 hours, 2 days. */
export function waitingTime(sinceIso: string, nowMs: number): { unit: 'minute' | 'hour' | 'day'; count: number } {
  const ms = Math.max(0, nowMs - Date.parse(sinceIso));
  if (ms >= DAY_MS) return { unit: 'day', count: Math.floor(ms / DAY_MS) };
  if (ms >= HOUR_MS) return { unit: 'hour', count: Math.floor(ms / HOUR_MS) };
  return { unit: 'minute', count: Math.floor(ms / MINUTE_MS) };
}
