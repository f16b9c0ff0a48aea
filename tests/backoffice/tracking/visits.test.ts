import { expect, test } from 'vitest';
import { visitsByDay } from '../../../src/backoffice/tracking/visits.ts';

const counts = [
  { pointCode: 'home', day: '2026-02-27', clicks: 3, users: 2 },
  { pointCode: 'oe', day: '2026-02-27', clicks: 4, users: 1 },
  { pointCode: 'home', day: '2026-03-01', clicks: 1, users: 0 },
];

test('every day is listed, days without a visit with zero', () => {
  expect(visitsByDay(counts, { lastDay: '2026-03-01', days: 3, point: undefined })).toEqual([
    { day: '2026-02-27', clicks: 7, users: 3 },
    { day: '2026-02-28', clicks: 0, users: 0 },
    { day: '2026-03-01', clicks: 1, users: 0 },
  ]);
});

test('each point is counted separately', () => {
  const visits = visitsByDay(counts, { lastDay: '2026-03-01', days: 3, point: 'oe' });
  expect(visits.map(({ clicks }) => clicks)).toEqual([4, 0, 0]);
});
