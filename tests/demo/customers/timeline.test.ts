import { expect, test } from 'vitest';
import { DAY_MS } from '../../../src/contract/days/calendar-days.ts';
import { createKeyedRandom } from '../../../src/demo/catalogue/keyed-random.ts';
import { createTimeline, dateOf, momentAtShare, momentOf, startOfDay } from '../../../src/demo/customers/timeline.ts';

/** A Monday, 09:40 in Asia/Shanghai; still Sunday evening in New York. */
const NOW = Date.parse('2026-11-23T09:40:00+08:00');

test('days are those of Asia/Shanghai, the last is today', () => {
  const { days } = createTimeline(NOW);
  expect(days).toHaveLength(120);
  expect(days.at(-1)).toMatchObject({ date: '2026-11-23', startMs: Date.parse('2026-11-23T00:00:00+08:00') });
  expect(dateOf(Date.parse('2026-11-22T16:00:00Z'))).toBe('2026-11-23');
  expect(dateOf(Date.parse('2026-11-22T15:59:59Z'))).toBe('2026-11-22');
  expect(startOfDay(NOW)).toBe(Date.parse('2026-11-22T16:00:00Z'));
});

test('business grows over the weeks and rests on Sundays', () => {
  const { days } = createTimeline(NOW);
  const [sunday, monday] = days.slice(-2);
  expect(sunday?.volume).toBeLessThan((monday?.volume ?? 0) / 2);
  expect(days.at(-8)?.volume).toBeGreaterThan((days[7]?.volume ?? 0) * 1.5);
});

test('moments at rising shares rise and end before now, also early on a day', () => {
  for (const now of [NOW, Date.parse('2026-11-23T00:10:00+08:00'), Date.parse('2026-11-22T23:59:00+08:00')]) {
    const timeline = createTimeline(now);
    const moments = Array.from({ length: 500 }, (_, index) => momentAtShare(timeline, index / 500));
    expect(moments).toEqual(moments.toSorted((left, right) => left - right));
    expect(moments[0]).toBeGreaterThanOrEqual(timeline.days[0]?.startMs ?? Number.POSITIVE_INFINITY);
    expect(moments.at(-1)).toBeLessThanOrEqual(now);
    expect(moments.at(-1)).toBeGreaterThan(now - 3 * DAY_MS);
  }
});

test('moments of a day are in working hours', () => {
  const random = createKeyedRandom('test');
  const hours = Array.from({ length: 300 }, (_, index) => (momentOf(0, random, `key ${index}`) / DAY_MS) * 24);
  expect(Math.min(...hours)).toBeGreaterThanOrEqual(7);
  expect(Math.max(...hours)).toBeLessThan(23);
  expect(hours.filter((hour) => hour >= 8 && hour < 18).length).toBeGreaterThan(200);
});
