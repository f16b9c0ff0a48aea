import { expect, test } from 'vitest';
import {
  toVinRequestsBody,
  type VinRequestsState,
  vinRequestsState,
} from '../../../src/backoffice/vin-requests/vin-requests-state.ts';

const start = vinRequestsState.parse(new URLSearchParams());
const states: VinRequestsState[] = [
  start,
  { status: 1, platform: 'qpzj', search: '朗逸', age: 'oldest', page: 3, pageSize: 50, task: 9 },
];

test.each(states)('a state survives the URL: page $page', (state) => {
  expect(vinRequestsState.parse(vinRequestsState.format(state))).toEqual(state);
});

test('waiting requests come first unless sorted by age', () => {
  expect(toVinRequestsBody(start)).toEqual({ pageNum: 1, pageSize: 10, search: '' });
  expect(toVinRequestsBody({ ...start, age: 'newest', status: 0 })).toMatchObject({
    sortBy: 'createdAt',
    orderBy: 'desc',
    status: 0,
  });
});

test('invalid values count as missing, and a page is at most as large as the contract allows', () => {
  expect(vinRequestsState.parse(new URLSearchParams('status=7&platform=x&age=old&page=0&task=a'))).toEqual(start);
  expect(vinRequestsState.parse(new URLSearchParams('pageSize=5000')).pageSize).toBe(100);
});
