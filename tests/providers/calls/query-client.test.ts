import { beforeEach, expect, test } from 'vitest';
import { vehicleCalls } from '../../../src/contract/vehicles/calls.ts';
import { request } from '../../../src/providers/calls/client.ts';
import { queryClient } from '../../../src/providers/calls/query-client.ts';
import { setSession } from '../../../src/providers/session/session.ts';
import { fakeSession, refuse, useFakeApi } from '../../support/screens/fakes.ts';

beforeEach(() => {
  setSession(fakeSession);
  queryClient.clear();
});

const read = () =>
  queryClient.fetchQuery({
    queryKey: ['letters'],
    queryFn: () => request(vehicleCalls.getBrandLetters, {}),
    retryDelay: 1,
  });

test('a query that an overloaded server refuses is repeated until it is answered', async () => {
  const requests = useFakeApi({
    getBrandLetters: () => (requests.length < 2 ? refuse('900503') : ['A']),
  });
  expect(await read()).toEqual(['A']);
  expect(requests).toHaveLength(2);
});

test('a query is repeated twice at most, and never when it would be refused again', async () => {
  const requests = useFakeApi({ getBrandLetters: () => refuse('900503') });
  await expect(read()).rejects.toMatchObject({ code: '900503' });
  expect(requests).toHaveLength(3);

  const refused = useFakeApi({ getBrandLetters: () => refuse('900403') });
  await expect(read()).rejects.toMatchObject({ code: '900403' });
  expect(refused).toHaveLength(1);
});
