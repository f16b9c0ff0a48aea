import { DAY_MS } from '../../contract/days/calendar-days.ts';
import type { KeyedRandom } from '../catalogue/keyed-random.ts';

export const DEMO_DAYS = 120;
export const MINUTE_MS = 60_000;
/** Asia/Shanghai has no daylight saving time. */
const ZONE_MS = 8 * 60 * MINUTE_MS;

export interface Day {
  /** 0 is the oldest; the last is today. */
  index: number;
  /** ISO date in Asia/Shanghai. */
  date: string;
  startMs: number;
  /** Relative business of the day: it grows over the weeks and falls on weekends. */
  volume: number;
}

/** The days of the demo's past, in Asia/Shanghai. */
export interface Timeline {
  nowMs: number;
  days: readonly Day[];
}

/** Sunday first. */
const WEEKDAY_VOLUMES = [0.3, 1.1, 1.15, 1.1, 1.05, 1, 0.65];

/** Relative business by hour of the day. */
const HOUR_VOLUMES = [0, 0, 0, 0, 0, 0, 0, 1, 5, 10, 11, 9, 4, 6, 10, 11, 10, 7, 4, 3, 3, 2, 1, 0];
const HOURS_TOTAL = HOUR_VOLUMES.reduce((sum, volume) => sum + volume, 0);

export function createTimeline(nowMs: number): Timeline {
  const todayMs = startOfDay(nowMs);
  const days = Array.from({ length: DEMO_DAYS }, (_, index): Day => {
    const startMs = todayMs - (DEMO_DAYS - 1 - index) * DAY_MS;
    const weekday = new Date(startMs + ZONE_MS).getUTCDay();
    const growth = 0.5 + index / (DEMO_DAYS - 1);
    return { index, date: dateOf(startMs), startMs, volume: growth * (WEEKDAY_VOLUMES[weekday] ?? 1) };
  });
  return { nowMs, days };
}

/** The ISO date of a moment in Asia/Shanghai. */
export function dateOf(ms: number): string {
  return new Date(ms + ZONE_MS).toISOString().slice(0, 10);
}

export function startOfDay(ms: number): number {
  return Math.floor((ms + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS;
}

export function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}

/** A moment of a day at which shops work. On today it may be in the future. */
export function momentOf(startMs: number, random: KeyedRandom, key: string): number {
  let left = random.unit(`${key}/hour`) * HOURS_TOTAL;
  const hour = HOUR_VOLUMES.findIndex((volume) => {
    left -= volume;
    return left < 0;
  });
  return startMs + (hour * 60 + random.unit(`${key}/minute`) * 60) * MINUTE_MS;
}

/** The moment at a share of all business of the past, from 0 up to, not including, 1. */
export function momentAtShare({ days, nowMs }: Timeline, share: number): number {
  const weights = days.map((day) => day.volume * (day.startMs + DAY_MS > nowMs ? shareOfDay(nowMs - day.startMs) : 1));
  let left = share * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    const day = days[index];
    if (day !== undefined && left < weight) return day.startMs + timeAtShare((left / weight) * (weight / day.volume));
    left -= weight;
  }
  return nowMs;
}

/** The share of a day's business that is done after `ms`. */
function shareOfDay(ms: number): number {
  const hours = ms / (60 * MINUTE_MS);
  const done = HOUR_VOLUMES.reduce((sum, volume, hour) => sum + volume * Math.min(1, Math.max(0, hours - hour)), 0);
  return done / HOURS_TOTAL;
}

/** The time after midnight, in milliseconds, at which a share of a day's business is done. */
function timeAtShare(share: number): number {
  let left = share * HOURS_TOTAL;
  for (const [hour, volume] of HOUR_VOLUMES.entries()) {
    if (left < volume) return (hour + left / volume) * 60 * MINUTE_MS;
    left -= volume;
  }
  return DAY_MS - MINUTE_MS;
}
