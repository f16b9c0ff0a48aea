import { expect, test } from 'vitest';
import { periodOf, statisticsState } from '../../../../src/catalogue/company/statistics/statistics-state.ts';

const parse = (query: string) => statisticsState.parse(new URLSearchParams(query));
const today = '2026-03-31';

test('period and account survive the URL', () => {
  for (const query of ['', 'days=7', 'days=90&user=7', 'from=2026-03-01&to=2026-03-02'])
    expect(statisticsState.format(parse(query)).toString()).toBe(query);
});

test('valid dates are the period, whatever preset the URL names', () => {
  const period = { range: { from: '2026-03-01', to: '2026-03-02' }, days: undefined };
  expect(periodOf(parse('days=7&from=2026-03-01&to=2026-03-02'), today)).toEqual(period);
});

test('invalid parameters lead to the default period of all accounts', () => {
  const state = parse('days=8&user=x&from=2026-03-05&to=2026-03-01');
  expect(periodOf(state, today)).toEqual({ range: { from: '2026-03-02', to: '2026-03-31' }, days: 30 });
  expect(state.userId).toBeUndefined();
});
