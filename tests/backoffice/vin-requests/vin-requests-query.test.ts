import { expect, test } from 'vitest';
import {
  readVinRequestsQuery,
  toVinRequestsBody,
  toVinRequestsParams,
  type VinRequestsQuery,
} from '../../../src/backoffice/vin-requests/vin-requests-query.ts';

const start = readVinRequestsQuery(new URLSearchParams());
const queries: VinRequestsQuery[] = [
  start,
  { status: 1, platform: 'qpzj', search: '朗逸', age: 'oldest', page: 3, pageSize: 50, task: 9 },
];

test.each(queries)('a query survives the link: page $page', (query) => {
  expect(readVinRequestsQuery(toVinRequestsParams(query))).toEqual(query);
});

test('those that wait stand first unless the age is asked for', () => {
  expect(toVinRequestsBody(start)).toEqual({ pageNum: 1, pageSize: 20, search: '' });
  expect(toVinRequestsBody({ ...start, age: 'newest', status: 0 })).toMatchObject({
    sortBy: 'createdAt',
    orderBy: 'desc',
    status: 0,
  });
});

test('odd values in a link are left out, and no page is larger than the server gives', () => {
  expect(readVinRequestsQuery(new URLSearchParams('status=7&platform=x&age=old&page=0&task=a'))).toEqual(start);
  expect(readVinRequestsQuery(new URLSearchParams('pageSize=5000')).pageSize).toBe(100);
});
