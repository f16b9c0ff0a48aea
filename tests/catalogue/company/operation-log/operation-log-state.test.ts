import { expect, test } from 'vitest';
import { operationLogState } from '../../../../src/catalogue/company/operation-log/operation-log-state.ts';
import { omitUndefined } from '../../../../src/contract/omit-undefined.ts';

const parse = (query: string) => operationLogState.parse(new URLSearchParams(query));

test('the filter and page survive the URL, which omits defaults', () => {
  const query = 'user=7&action=login&from=2026-03-01&to=2026-03-31&page=3';
  expect(operationLogState.format(parse(query)).toString()).toBe(query);
  expect(operationLogState.format(parse('')).toString()).toBe('');
});

test('invalid parameters count as missing', () => {
  const state = parse('user=-1&action=steal&from=2026-02-30&to=tomorrow&page=0');
  expect(state).toEqual({ userId: undefined, action: undefined, from: undefined, to: undefined, page: 1 });
  expect(omitUndefined(state)).toEqual({ page: 1 });
});
