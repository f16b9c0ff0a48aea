import { expect, test } from 'vitest';
import { addDays } from '../../../src/contract/days/calendar-days.ts';
import { dueStateOf, type Interval, marksBetween, stepsOf } from '../../../src/server/maintenance/due.ts';

const oil: Interval = { intervalKm: 10_000, intervalMonths: 12, firstKm: 5000, firstMonths: 6 };
const fluid: Interval = { intervalKm: 40_000, intervalMonths: 24, firstKm: null, firstMonths: null };
const byTime: Interval = { intervalKm: null, intervalMonths: 24, firstKm: null, firstMonths: null };
const steps = { km: 10_000, months: 12 };

/** A reading of a vehicle of this age in months and mileage in km. */
const reading = (mileage: number, months: number) => ({
  mileage,
  purchaseDate: addDays('2026-06-01', -Math.round(months * 30.44)),
  today: '2026-06-01',
});
const stateOf = (interval: Interval, mileage: number, months: number) =>
  dueStateOf(interval, reading(mileage, months), { steps });

test('the step of a plan is the greatest common divisor of its intervals', () => {
  expect(stepsOf([oil, fluid, byTime])).toEqual({ km: 10_000, months: 12 });
  expect(stepsOf([{ ...oil, intervalKm: 15_000, intervalMonths: 6 }, fluid])).toEqual({ km: 5000, months: 6 });
  expect(stepsOf([])).toEqual({ km: 0, months: 0 });
});

test('a project is due at every interval, and at its early first service if it has one', () => {
  const early = { first: 5000, interval: 10_000 };
  expect(marksBetween(early, [1, 36_000])).toEqual([5000, 10_000, 20_000, 30_000]);
  expect(marksBetween(early, [6000, 19_999])).toEqual([10_000]);
  expect(marksBetween({ first: null, interval: 40_000 }, [30_000, 120_000])).toEqual([40_000, 80_000, 120_000]);
  expect(marksBetween({ first: null, interval: null }, [0, 100_000])).toEqual([]);
});

test('after the early first service the next is due at the regular interval', () => {
  expect(stateOf(oil, 8000, 4)).toMatchObject({ lastMileage: 5000, nextMileage: 10_000, shareUsed: 0.6 });
  expect(stateOf(oil, 18_000, 10)).toMatchObject({ lastMileage: 10_000, nextMileage: 20_000, shareUsed: 0.8 });
});

test('a project is good at first, due soon from 90 % of the interval and overdue beyond it', () => {
  expect(stateOf(oil, 4000, 1)).toMatchObject({ state: 'good', shareUsed: 0.8, nextMileage: 5000, lastMileage: 0 });
  expect(stateOf(oil, 4500, 1)).toMatchObject({ state: 'dueSoon', shareUsed: 0.9 });
  expect(stateOf(oil, 5000, 1)).toMatchObject({ state: 'dueSoon', shareUsed: 1 });
  expect(stateOf(oil, 5010, 1)).toMatchObject({ state: 'overdue', by: 'mileage' });
});

test('the state follows kilometres or months, whichever is further', () => {
  const standing = stateOf(fluid, 9000, 23);
  expect(standing).toMatchObject({ state: 'dueSoon', by: 'month' });
  expect(standing.shareUsed).toBeCloseTo(23 / 24, 2);
  expect(stateOf(byTime, 300_000, 12)).toMatchObject({ state: 'good', by: 'month', nextMileage: null });
});

test('projects due at earlier services are assumed to be done but not documented, those of the nearest service are not', () => {
  const every10: Interval = { ...oil, firstKm: null, firstMonths: null };
  expect(stateOf(every10, 42_000, 42)).toMatchObject({ state: 'overdue', lastMileage: 30_000, isRecorded: false });
  expect(stateOf(fluid, 42_000, 20)).toMatchObject({ state: 'overdue', lastMileage: 0 });
  // The next service is nearer than the last.
  expect(stateOf(every10, 46_000, 46)).toMatchObject({ state: 'notDocumented', lastMileage: 40_000 });
  expect(stateOf(fluid, 46_000, 20)).toMatchObject({ state: 'notDocumented', lastMileage: 40_000 });
});

test('work that was due by months is not due again by kilometres', () => {
  // Ten years, 50,000 km: the brake fluid was last due by its age, not at 40,000 km.
  const standing = stateOf(fluid, 50_000, 120);
  expect(standing.lastMileage).toBeGreaterThan(39_000);
  expect(standing.shareUsed).toBeLessThanOrEqual(1.01);
});

test('a record takes precedence over the plan', () => {
  const done = { mileage: 41_000, date: '2026-05-01' };
  const standing = dueStateOf(oil, reading(42_000, 42), { steps, done });
  expect(standing).toMatchObject({ isRecorded: true, lastMileage: 41_000, nextMileage: 51_000, state: 'good' });
  expect(standing.shareUsed).toBeCloseTo(0.1, 1);
  // A record beyond the reading, from a mistyped odometer, gives no negative share.
  expect(dueStateOf(oil, reading(30_000, 42), { steps, done: { mileage: 41_000, date: '2026-06-01' } }).shareUsed).toBe(
    0,
  );
});

test('a new vehicle at 0 km has used nothing of any interval', () => {
  expect(stateOf(oil, 0, 0)).toMatchObject({ state: 'good', shareUsed: 0, lastMileage: 0, nextMileage: 5000 });
});
