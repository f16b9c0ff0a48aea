import { delay, HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { getText, post, postFile } from '../../../src/providers/calls/http.ts';
import { lookupCharge } from '../../../src/providers/calls/lookup-charge.ts';
import { storeLanguage } from '../../../src/providers/language.ts';
import { setSession } from '../../../src/providers/session/session.ts';
import { fakeServer } from '../../support/screens/fake-server.ts';
import { fakeSession } from '../../support/screens/fakes.ts';

afterEach(() => setSession(null));

const envelope = (result: unknown) => HttpResponse.json({ code: '000000', message: '', result });

test('a call says who asks, from which brand and in which language', async () => {
  setSession(fakeSession);
  storeLanguage('en');
  fakeServer.use(
    http.post('*/api/x', async ({ request }) => {
      const { headers } = request;
      const told = ['authorization', 'platform', 'accept-language', 'content-type'].map((name) => headers.get(name));
      return envelope([told, await request.json()]);
    }),
  );
  expect(await post('/api/x', { a: 1 })).toEqual([
    [fakeSession.token, 'v3', 'en', 'application/json'],
    { data: { a: 1 } },
  ]);
});

test('a refusal keeps its code and words, whatever its status', async () => {
  fakeServer.use(
    http.post('*/api/x', () => HttpResponse.json({ code: '900404', message: 'not there', result: 7 }, { status: 404 })),
  );
  await expect(post('/api/x', {})).rejects.toMatchObject({ code: '900404', message: 'not there', result: 7 });
});

test('no connection, and an answer that is no envelope, are told as a lost connection', async () => {
  fakeServer.use(http.post('*/api/x', () => HttpResponse.error()));
  await expect(post('/api/x', {})).rejects.toMatchObject({ code: 'network' });
  fakeServer.use(http.post('*/api/x', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })));
  await expect(post('/api/x', {})).rejects.toMatchObject({ code: 'network' });
});

test('what nobody wants any more is broken off, and is no failure to show', async () => {
  fakeServer.use(http.post('*/api/x', () => delay('infinite')));
  const wish = new AbortController();
  const asked = post('/api/x', {}, wish.signal);
  wish.abort();
  await expect(asked).rejects.toMatchObject({ code: 'ERR_CANCELED' });
  await expect(post('/api/x', {}, wish.signal)).rejects.toMatchObject({ code: 'ERR_CANCELED' });
});

test('what opening a vehicle took is told beside its answer', async () => {
  fakeServer.use(
    http.post('*/api/x', () =>
      HttpResponse.json({ code: '000000', message: '', result: 1 }, { headers: { 'x-lookup-charge': 'C free 4' } }),
    ),
  );
  await post('/api/x', {});
  expect(lookupCharge.get()).toEqual({ vehicleTypeCode: 'C', source: 'free', remaining: 4 });
});

test('a file travels with its body', async () => {
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

test('a picture comes as text, and its refusal as a refusal', async () => {
  fakeServer.use(http.get('*/image', ({ request }) => HttpResponse.text(new URL(request.url).search)));
  expect(await getText('/image', { id: 7, size: undefined, name: 'a b' })).toBe('?id=7&name=a+b');
  fakeServer.use(http.get('*/image', () => HttpResponse.json({ code: '900404', message: '' }, { status: 404 })));
  await expect(getText('/image', { id: 7 })).rejects.toMatchObject({ code: '900404' });
});
