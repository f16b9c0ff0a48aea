import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { CallError } from '../../../src/providers/calls/call-error.ts';
import { queryClient } from '../../../src/providers/calls/query-client.ts';
import { refetchAfterReconnect } from '../../../src/providers/connection/refetch-after-reconnect.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  queryClient.clear();
});

/** Shows a query whose first request ends with the error, or with data; returns how often it was requested. */
async function show(name: string, error: Error | null, { isCharged = false, staleTime = 0, isShown = true } = {}) {
  let requests = 0;
  const queryFn = () => {
    requests += 1;
    return error !== null && requests === 1 ? Promise.reject(error) : Promise.resolve(requests);
  };
  const options = { queryKey: [name], queryFn, meta: { isCharged }, staleTime, retry: false };
  await queryClient.fetchQuery(options).catch(() => undefined);
  if (isShown)
    stops.push(
      new QueryObserver(queryClient, { ...options, refetchOnMount: false, retryOnMount: false }).subscribe(() => {}),
    );
  return () => requests;
}

test('shown queries without a response and stale ones are requested again', async () => {
  const lost = await show('lost', new CallError('network', ''));
  const stale = await show('stale', null);
  await refetchAfterReconnect();
  expect([lost(), stale()]).toEqual([2, 2]);
});

test('refusals, fresh data and queries that no screen shows are left alone', async () => {
  const refused = await show('refused', new CallError('900404', ''));
  const fresh = await show('fresh', null, { staleTime: 60_000 });
  const hidden = await show('hidden', new CallError('network', ''), { isShown: false });
  await refetchAfterReconnect();
  expect([refused(), fresh(), hidden()]).toEqual([1, 1, 1]);
});

test('stale data that would cost a lookup is left alone: only the user may spend one', async () => {
  const charged = await show('charged', null, { isCharged: true });
  await refetchAfterReconnect();
  expect(charged()).toBe(1);
});
