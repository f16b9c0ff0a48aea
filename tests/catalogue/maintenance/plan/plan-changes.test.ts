import { expect, test } from 'vitest';
import { formatPlanChanges, parsePlanChanges } from '../../../../src/catalogue/maintenance/plan/plan-changes.ts';

test('changes survive the URL', () => {
  const changes = {
    added: [40, 9],
    overrides: {
      3: { isChosen: false },
      9: { isChosen: true, isChange: false },
      12: { isChange: true, oeIds: [7, 1001] },
    },
  };
  expect(formatPlanChanges(changes)).toBe('a40-a9yk-3n-12co7.1001');
  expect(parsePlanChanges(formatPlanChanges(changes))).toEqual(changes);
  expect(formatPlanChanges({ added: [], overrides: {} })).toBe('');
});

test('invalid entries are ignored', () => {
  expect(parsePlanChanges('')).toEqual({ added: [], overrides: {} });
  expect(parsePlanChanges('x--1q-0y-3z-a40-a40-5yo-<b>-99999999999y-7n')).toEqual({
    added: [40],
    overrides: { 7: { isChosen: false } },
  });
});
