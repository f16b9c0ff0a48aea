import { QueryObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { historyCalls } from '../../../src/contract/history/calls.ts';
import { partCalls } from '../../../src/contract/parts/calls.ts';
import { priceCalls } from '../../../src/contract/prices/calls.ts';
import { request, requestText } from '../../../src/providers/calls/client.ts';
import { queryClient } from '../../../src/providers/calls/query-client.ts';
import { queryKeyOf } from '../../../src/providers/calls/query-key.ts';
import { storeLanguage } from '../../../src/providers/language.ts';
import { refreshRestored } from '../../../src/providers/offline/refresh-restored.ts';
import { storeResponses } from '../../../src/providers/offline/store-responses.ts';
import { session, setSession } from '../../../src/providers/session/session.ts';
import { provideDatabase } from '../../support/screens/fake-database.ts';
import { fakeServer } from '../../support/screens/fake-server.ts';
import { fakeSession, refuse, useFakeApi } from '../../support/screens/fakes.ts';

provideDatabase();

const tree = { vehicleId: 7, vehicleTypeCode: 'C' as const };
const treeKey = () => queryKeyOf(partCalls.getPartTreeData, tree);
const readTree = () =>
  queryClient.fetchQuery(treeKey(), () => request(partCalls.getPartTreeData, tree), { staleTime: 0, retry: false });

const prices = { provinceCode: '110000' as const, brandIds: [1], searchOes: ['04E103021N'] };
const readPrices = () =>
  queryClient.fetchQuery(
    queryKeyOf(priceCalls.getPartPrices, prices),
    () => request(priceCalls.getPartPrices, prices),
    { staleTime: 0, retry: false },
  );

const image = { oeId: '1', brandCode: 'A', vehicleId: '7' };
const readImage = () =>
  queryClient.fetchQuery([partCalls.getPartImage.operation, image], () => requestText(partCalls.getPartImage, image), {
    staleTime: 0,
    retry: false,
  });

function loseConnection() {
  fakeServer.use(http.all('*', () => HttpResponse.error()));
  queryClient.clear();
}

/** Reads online, with the vehicle's screen open, and waits until the responses are written. */
async function store(read: () => Promise<unknown>) {
  const stop = storeResponses(1);
  await read();
  await untilWritten(stop);
}

/** Passes the time for which responses are collected, and waits for their write. */
async function untilWritten(stop: () => Promise<void>) {
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await stop();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  queryClient.clear();
  // Ends the view of a test.
  session.set(null);
  setSession(fakeSession);
  storeLanguage('zh-CN');
  window.history.replaceState(null, '', '/search/parts?vehicleId=7');
  useFakeApi();
});

test.each([
  ['rows of a vehicle', readTree],
  ['prices seen on its screen', readPrices],
  ['a picture', readImage],
])('without a response a stored one is given: %s', async (_, read) => {
  await store(read);
  const before = await read();
  loseConnection();
  expect(await read()).toEqual(before);
});

test('stored data has the age of the server’s response', async () => {
  await store(readTree);
  const respondedAt = queryClient.getQueryState(treeKey())?.dataUpdatedAt;
  loseConnection();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await readTree();
  expect(queryClient.getQueryState(treeKey())?.dataUpdatedAt).toBe(respondedAt);
});

test('a refusal is never replaced by a stored response', async () => {
  await store(readTree);
  queryClient.clear();
  useFakeApi({ getPartTreeData: () => refuse('900503') });
  await expect(readTree()).rejects.toMatchObject({ code: '900503' });
});

test('each language has its own responses', async () => {
  await store(readTree);
  loseConnection();
  storeLanguage('en');
  await expect(readTree()).rejects.toMatchObject({ code: 'network' });
});

test('another user does not get them, nor does a view as the user', async () => {
  await store(readTree);
  loseConnection();
  const { user } = fakeSession;
  session.set({ ...fakeSession, user: { ...user, id: 2 } });
  await expect(readTree()).rejects.toMatchObject({ code: 'network' });
  session.set({ ...fakeSession, view: { expiresAt: '2030-01-01T00:00:00Z' } });
  await expect(readTree()).rejects.toMatchObject({ code: 'network' });
});

test('a vehicle that is only mentioned is not stored', async () => {
  window.history.replaceState(null, '', '/search/vehicle?q=x');
  await store(readTree);
  loseConnection();
  await expect(readTree()).rejects.toMatchObject({ code: 'network' });
});

test('what was read shortly before a vehicle was opened is stored once it is opened', async () => {
  window.history.replaceState(null, '', '/search/vehicle?q=x');
  const stop = storeResponses(1);
  await readTree();
  await vi.advanceTimersByTimeAsync(1_000);
  window.history.replaceState(null, '', '/search/parts?vehicleId=7');
  const unsubscribe = new QueryObserver(queryClient, { queryKey: treeKey(), enabled: false }).subscribe(
    () => undefined,
  );
  await untilWritten(stop);
  unsubscribe();
  loseConnection();
  expect(await readTree()).toEqual([]);
});

test('calls that are not about a vehicle are not stored', async () => {
  const read = () =>
    queryClient.fetchQuery(queryKeyOf(historyCalls.getHist, {}), () => request(historyCalls.getHist, {}), {
      staleTime: 0,
      retry: false,
    });
  await store(read);
  loseConnection();
  await expect(read()).rejects.toMatchObject({ code: 'network' });
});

test('after a logout of another tab nothing is written any more', async () => {
  const stop = storeResponses(1);
  await readTree();
  // The event that tells this tab has not arrived yet.
  localStorage.removeItem('epc.session');
  await untilWritten(stop);
  loseConnection();
  await expect(readTree()).rejects.toMatchObject({ code: 'network' });
});

/** A screen that shows the tree. */
function showTree() {
  return queryClient.getQueryCache().build(queryClient, { queryKey: treeKey() });
}

test('after a reconnect stored data is renewed without a charge, and stays if it would cost a lookup', async () => {
  await store(readTree);
  loseConnection();
  const observer = new QueryObserver(queryClient, {
    queryKey: treeKey(),
    queryFn: () => request(partCalls.getPartTreeData, tree),
    retry: false,
  });
  const unsubscribe = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(showTree().state.status).toBe('success'));
  const storedAt = showTree().state.dataUpdatedAt;

  fakeServer.resetHandlers();
  const refused = useFakeApi({ getPartTreeData: () => refuse('900422') });
  await refreshRestored();
  expect(refused.map(({ headers }) => headers.get('x-paid-only'))).toEqual(['1']);
  expect(showTree().state).toMatchObject({ status: 'success', dataUpdatedAt: storedAt });

  fakeServer.resetHandlers();
  const answered = useFakeApi();
  await refreshRestored();
  expect(answered).toHaveLength(1);
  expect(showTree().state.dataUpdatedAt).toBeGreaterThan(storedAt);
  // It is the server's now.
  await refreshRestored();
  expect(answered).toHaveLength(1);
  unsubscribe();
});
