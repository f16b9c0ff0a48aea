import { expect, test } from 'vitest';
import { planChangesIn, planText } from '../../../../src/catalogue/maintenance/plan/plan-changes.ts';

test('what was changed of a plan comes back from its text', () => {
  const changes = {
    added: [40, 9],
    wishes: {
      3: { isChosen: false },
      9: { isChosen: true, isChange: false },
      12: { isChange: true, oeIds: [7, 1001] },
    },
  };
  expect(planText(changes)).toBe('a40-a9yk-3n-12co7.1001');
  expect(planChangesIn(planText(changes))).toEqual(changes);
  expect(planText({ added: [], wishes: {} })).toBe('');
});

test('what is no change in a link is as if it had never stood there', () => {
  expect(planChangesIn('')).toEqual({ added: [], wishes: {} });
  expect(planChangesIn('x--1q-0y-3z-a40-a40-5yo-<b>-99999999999y-7n')).toEqual({
    added: [40],
    wishes: { 7: { isChosen: false } },
  });
});
