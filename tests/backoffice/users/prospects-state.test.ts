import { expect, test } from 'vitest';
import {
  isFiltered,
  prospectsState,
  toCountsBody,
  toListBody,
} from '../../../src/backoffice/users/prospects/prospects-state.ts';

const stateOf = (query: string) => prospectsState.parse(new URLSearchParams(query));

test('prospects without an intention or owner are another filter than any', () => {
  expect(toListBody(stateOf('intention=none&owner=none'))).toMatchObject({ intention: null, ownerId: null });
  expect(toListBody(stateOf('intention=11'))).toMatchObject({ intention: 11 });
  expect(toListBody(stateOf('intention=x'))).not.toHaveProperty('intention');
  expect(prospectsState.format(stateOf('intention=none')).toString()).toBe('intention=none');
});

test('the counts by intention have all filters but the intention', () => {
  expect(toCountsBody(stateOf('q=lee&intention=11&owner=3'))).toEqual({ search: 'lee', ownerId: 3 });
});

test('a page or an open prospect is no filter', () => {
  expect([isFiltered(stateOf('page=2&user=5')), isFiltered(stateOf('intention=none'))]).toEqual([false, true]);
});
