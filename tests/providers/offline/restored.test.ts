import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../src/providers/calls/query-client.ts';
import { forget, isRestored, isRestoredOfVehicle, markRestored } from '../../../src/providers/offline/restored.ts';

const SAVED_AT = 1_000;
const queryOf = (name: string) => {
  const query = queryClient.getQueryCache().find([name]);
  if (query === undefined) throw new Error(`no query ${name}`);
  return query;
};
/** Fetches a query, with stored data or a response of the server. */
async function fetched(name: string, data: unknown, origin?: { isOwn: boolean }) {
  const hash = JSON.stringify([name]);
  await queryClient.fetchQuery([name], () => {
    if (origin !== undefined) markRestored(hash, data, { savedAt: SAVED_AT, ...origin });
    return data;
  });
  return queryOf(name);
}

beforeEach(() => queryClient.clear());

test('stored data has the age of its response, so that it is stale', async () => {
  const query = await fetched('tree', { a: 1 }, { isOwn: false });
  expect([isRestored(query), isRestoredOfVehicle(query), query.state.dataUpdatedAt]).toEqual([true, true, SAVED_AT]);
  expect(query.isStaleByTime(60_000)).toBe(true);
});

test('the user’s own menu is stored data, but none of a vehicle', async () => {
  const query = await fetched('menu', { a: 1 }, { isOwn: true });
  expect([isRestored(query), isRestoredOfVehicle(query)]).toEqual([true, false]);
});

test('a response of the server ends it, also with equal data', async () => {
  await fetched('tree', { a: 1 }, { isOwn: false });
  const query = await fetched('tree', { a: 1 });
  expect(isRestored(query)).toBe(false);
  expect(query.state.dataUpdatedAt).toBeGreaterThan(SAVED_AT);
});

test('stored data that a screen copies to a second key is stored data there too', async () => {
  const query = await fetched('tree', { a: 1 }, { isOwn: false });
  queryClient.setQueryData(['copy'], query.state.data);
  queryClient.setQueryData(['other'], { a: 1, b: 2 });
  expect([isRestored(queryOf('copy')), isRestored(queryOf('other'))]).toEqual([true, false]);
});

test('a query that is forgotten or removed is none of stored data', async () => {
  const query = await fetched('tree', { a: 1 }, { isOwn: false });
  forget(query);
  expect(isRestored(query)).toBe(false);
  const removed = await fetched('config', { a: 1 }, { isOwn: false });
  queryClient.removeQueries(['config']);
  expect(isRestored(removed)).toBe(false);
});
