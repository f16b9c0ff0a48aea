import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessCalls } from '../../src/contract/access/calls.ts';
import { quotaCalls } from '../../src/contract/quota/calls.ts';
import { post } from '../../src/providers/calls/http.ts';
import { lookupCharge } from '../../src/providers/calls/lookup-charge.ts';
import { beginEarly, hasEarlyAnswers } from '../../src/providers/early-calls.ts';
import { storeLanguage } from '../../src/providers/language.ts';
import { setSession } from '../../src/providers/session/session.ts';
import { fakeServer } from '../support/screens/fake-server.ts';
import { fakeSession } from '../support/screens/fakes.ts';

/** What came, in order, as `path token language body`. */
const came: string[] = [];
let charge = '';

beforeEach(() => {
  came.length = 0;
  charge = '';
  lookupCharge.set(null);
  storeLanguage('en');
  setSession(fakeSession);
  // Node knows no page that a path could be of.
  const fetchOfNode = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetchOfNode(new URL(path, window.location.href), init));
  fakeServer.use(
    http.post('*', async ({ request }) => {
      const { headers, url } = request;
      const who = `${headers.get('authorization')} ${headers.get('accept-language')} ${headers.get('platform')}`;
      came.push(`${new URL(url).pathname} ${who} ${await request.text()}`);
      const result = came.length;
      return HttpResponse.json({ code: '000000', message: '', result }, { headers: { 'x-lookup-charge': charge } });
    }),
  );
});
afterEach(() => {
  setSession(null);
  vi.unstubAllGlobals();
  globalThis.earlyCalls = undefined;
});

const MENU = { call: accessCalls.systemMenu, body: {} };

test('a call that was begun early is not sent again, and says of who asks what every call says', async () => {
  beginEarly([MENU, { call: quotaCalls.getDeduct, body: { a: 1 } }]);
  await vi.waitFor(() => expect(came).toHaveLength(2));
  expect(await post(quotaCalls.getDeduct.path, { a: 1 })).toBe(2);
  expect(await post(accessCalls.systemMenu.path, {})).toBe(1);
  const sent = [...came];
  await post(accessCalls.systemMenu.path, {});
  expect(came).toEqual([...sent, sent[0]]);
});

test('its answer is given once: who asks again, or asks something else, asks the server', async () => {
  beginEarly([MENU]);
  expect(await post(accessCalls.systemMenu.path, { other: true })).not.toBe(1);
  await post(accessCalls.systemMenu.path, {});
  await post(accessCalls.systemMenu.path, {});
  expect(came).toHaveLength(3);
});

test('what it took of the lookups is told with its answer', async () => {
  charge = 'C free 4';
  beginEarly([MENU]);
  await post(accessCalls.systemMenu.path, {});
  expect(lookupCharge.get()).toEqual({ vehicleTypeCode: 'C', source: 'free', remaining: 4 });
});

test('for someone who is not signed in nothing is sent', async () => {
  setSession(null);
  beginEarly([MENU]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([came, globalThis.earlyCalls]).toEqual([[], undefined]);
});

test('an answer that never came is asked for as if nothing had been begun', async () => {
  fakeServer.use(http.post('*', () => HttpResponse.error(), { once: true }));
  beginEarly([MENU]);
  expect(await post(accessCalls.systemMenu.path, {})).toBe(1);
});

test('an answer that is no envelope is asked for again', async () => {
  fakeServer.use(http.post('*', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }), { once: true }));
  beginEarly([MENU]);
  expect(await post(accessCalls.systemMenu.path, {})).toBe(1);
});

test('a refusal is a refusal, and is not asked for twice', async () => {
  fakeServer.use(
    http.post('*', () => HttpResponse.json({ code: '600209', message: '' }, { status: 401 }), { once: true }),
  );
  beginEarly([MENU]);
  await expect(post(accessCalls.systemMenu.path, {})).rejects.toMatchObject({ code: '600209' });
  expect(came).toEqual([]);
});

test('what one account began is not given to the next, nor to nobody', async () => {
  beginEarly([MENU, { call: quotaCalls.getDeduct, body: {} }]);
  await vi.waitFor(() => expect(came).toHaveLength(2));
  setSession(null);
  expect(await post(accessCalls.systemMenu.path, {})).toBe(3);
  setSession({ ...fakeSession, token: 'another' });
  expect(await post(quotaCalls.getDeduct.path, {})).toBe(4);
});

test('what was asked in one language is asked again in the other', async () => {
  beginEarly([MENU]);
  await vi.waitFor(() => expect(came).toHaveLength(1));
  storeLanguage('zh-CN');
  expect(await post(accessCalls.systemMenu.path, {})).toBe(2);
});

test('an answer that nobody took for a minute is too old', async () => {
  beginEarly([MENU]);
  await vi.waitFor(() => expect(came).toHaveLength(1));
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 61_000);
  expect(await post(accessCalls.systemMenu.path, {})).toBe(2);
});

test('a call that takes longer than any may is told as such, and not begun anew', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'TimeoutError')));
  beginEarly([MENU]);
  await expect(post(accessCalls.systemMenu.path, {})).rejects.toMatchObject({ code: 'timeout' });
  expect(came).toEqual([]);
});

test('a screen waits for its first answers only where all of them are about to come, and none is a refusal', async () => {
  expect(await hasEarlyAnswers(1_000)).toBe(false);
  beginEarly([MENU]);
  expect(await hasEarlyAnswers(1_000)).toBe(true);
  // Asking takes nothing away.
  expect(await post(accessCalls.systemMenu.path, {})).toBe(1);
  fakeServer.use(http.post('*', () => HttpResponse.json({ code: '500501', message: '' }), { once: true }));
  beginEarly([MENU]);
  expect(await hasEarlyAnswers(1_000)).toBe(false);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  beginEarly([MENU]);
  expect(await hasEarlyAnswers(10)).toBe(false);
});
