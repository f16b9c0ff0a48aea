import { Axios } from 'axios';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { bulkCalls } from '../../../src/contract/bulk/calls.ts';
import { chargeHeader } from '../../../src/contract/quota/charge-header.ts';
import { PAID_ONLY, paidOnlyHeader } from '../../../src/contract/quota/paid-only-header.ts';
import { request } from '../../../src/providers/calls/client.ts';
import { getText, post, postFile } from '../../../src/providers/calls/http.ts';
import { LONG_TIMEOUT_MS } from '../../../src/providers/calls/http-client.ts';
import { lookupCharge } from '../../../src/providers/calls/lookup-charge.ts';
import { storeLanguage } from '../../../src/providers/language.ts';
import { setSession } from '../../../src/providers/session/session.ts';
import { fakeServer } from '../../support/screens/fake-server.ts';
import { fakeSession } from '../../support/screens/fakes.ts';

afterEach(() => setSession(null));

const envelope = (result: unknown) => HttpResponse.json({ code: '000000', message: '', result });

test('a call has the headers of session, platform and language', async () => {
  setSession(fakeSession);
  storeLanguage('en');
  fakeServer.use(
    http.post('*/api/x', async ({ request }) => {
      const { headers } = request;
      const values = ['authorization', 'platform', 'accept-language', 'content-type'].map((name) => headers.get(name));
      return envelope([values, await request.json()]);
    }),
  );
  expect(await post('/api/x', { a: 1 })).toEqual([
    [fakeSession.token, 'v3', 'en', 'application/json'],
    { data: { a: 1 } },
  ]);
});

test('a refusal has its code, message and result, whatever its status', async () => {
  fakeServer.use(
    http.post('*/api/x', () => HttpResponse.json({ code: '900404', message: 'not there', result: 7 }, { status: 404 })),
  );
  await expect(post('/api/x', {})).rejects.toMatchObject({ code: '900404', message: 'not there', result: 7 });
});

test.each(['参数错误:', 'Invalid request: '])('a message is shown without its prefix %s', async (prefix) => {
  const message = `${prefix}roleName`;
  fakeServer.use(http.post('*/api/x', () => HttpResponse.json({ code: '900400', message, result: null })));
  await expect(post('/api/x', {})).rejects.toMatchObject({ message: 'roleName' });
});

test('a failed connection and a response without an envelope are reported as network errors', async () => {
  fakeServer.use(http.post('*/api/x', () => HttpResponse.error()));
  await expect(post('/api/x', {})).rejects.toMatchObject({ code: 'network' });
  fakeServer.use(http.post('*/api/x', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })));
  await expect(post('/api/x', {})).rejects.toMatchObject({ code: 'network' });
});

test('the plan of a bulk change, which tries every record, has minutes to answer', async () => {
  fakeServer.use(http.post('*/bulk/plan', () => envelope(null)));
  const sent = vi.spyOn(Axios.prototype, 'request');
  await request(bulkCalls.bulkPlan, { resource: 'user', filters: {}, values: { hasCommunication: true } });
  expect(sent.mock.calls).toMatchObject([[{ timeout: LONG_TIMEOUT_MS }]]);
  sent.mockRestore();
});

test('an aborted request is cancelled and is not reported as a failure', async () => {
  fakeServer.use(http.post('*/api/x', () => delay('infinite')));
  const controller = new AbortController();
  const pending = post('/api/x', {}, { signal: controller.signal });
  controller.abort();
  await expect(pending).rejects.toMatchObject({ code: 'ERR_CANCELED' });
  await expect(post('/api/x', {}, { signal: controller.signal })).rejects.toMatchObject({ code: 'ERR_CANCELED' });
});

test('the charge of an opened vehicle is read from the response header', async () => {
  fakeServer.use(
    http.post('*/api/x', () =>
      HttpResponse.json({ code: '000000', message: '', result: 1 }, { headers: { 'x-lookup-charge': 'C free 4' } }),
    ),
  );
  await post('/api/x', {});
  expect(lookupCharge.get()).toEqual({ vehicleTypeCode: 'C', source: 'free', remaining: 4 });
});

test('a file is uploaded together with its body', async () => {
  fakeServer.use(
    http.post('*/file', async ({ request }) => {
      const type = request.headers.get('content-type') ?? '';
      const sent = await request.text();
      return envelope([type.split(';')[0], sent.includes('name="data"'), sent.includes('name="file"')]);
    }),
  );
  const file = new Blob(['abc'], { type: 'text/plain' });
  expect(await postFile('/file', { data: { a: 1 }, file }, {})).toEqual(['multipart/form-data', true, true]);
});

test('the charge of a picture is read from the response header, and one that may not charge says so', async () => {
  const seen: (string | null)[] = [];
  fakeServer.use(
    http.get('*/image', ({ request }) => {
      seen.push(request.headers.get(paidOnlyHeader));
      return HttpResponse.text('<svg/>', { headers: { [chargeHeader]: 'C free 3' } });
    }),
  );
  await getText('/image', {});
  expect(lookupCharge.get()).toEqual({ vehicleTypeCode: 'C', source: 'free', remaining: 3 });
  await getText('/image', {}, { isPaidOnly: true });
  expect(seen).toEqual([null, PAID_ONLY]);
});

test('a picture is returned as text, and a refusal is thrown', async () => {
  fakeServer.use(http.get('*/image', ({ request }) => HttpResponse.text(new URL(request.url).search)));
  expect(await getText('/image', { id: 7, size: undefined, name: 'a b' })).toBe('?id=7&name=a+b');
  fakeServer.use(http.get('*/image', () => HttpResponse.json({ code: '900404', message: '' }, { status: 404 })));
  await expect(getText('/image', { id: 7 })).rejects.toMatchObject({ code: '900404' });
});
