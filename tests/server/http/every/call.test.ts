import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '../../../../src/contract/all-calls.ts';
import { pictureCalls } from '../../../../src/contract/pictures/calls.ts';
import { listRequiredPowers } from '../../../../src/server/access/base-data.ts';
import { openFields } from '../../../support/bodies/open-fields.ts';
import { pathsOfObjects, pathsOfTexts, withValueAt } from '../../../support/bodies/paths-in-body.ts';
import { fullSampleInputOf } from '../../../support/bodies/sample.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const uploads = allCalls.filter(({ upload }) => upload !== undefined);
const gets = allCalls.filter(({ method }) => method === 'GET');
const posts = allCalls.filter(({ method, upload }) => method === undefined && upload === undefined);
const named = posts.map((call) => [call.operation, call] as const);
const closed = named.filter(([, { access }]) => access !== 'open');
const powered = named.filter(([, { access }]) => access.startsWith('/'));

test('the suites cover every call of the contract', () => {
  expect(posts.length + uploads.length + gets.length).toBe(allCalls.length);
  expect(uploads.length).toBeGreaterThan(1);
  expect(gets.length).toBeGreaterThan(0);
  expect(closed.length).toBeGreaterThan(60);
  expect(powered.length).toBeGreaterThan(20);
});

describe('access', () => {
  test.each(closed)('%s refuses a caller without a session', async (_, call) => {
    const body = fullSampleInputOf(call.body);
    const refused = { status: 401, code: '600209', result: null };
    expect(await api.post(call, body, { as: null })).toMatchObject(refused);
    const headers = { authorization: 'an unknown token' };
    expect(await api.post(call, body, { as: null, headers })).toMatchObject(refused);
  });

  test.each(powered)('%s refuses a caller with every power except the required one', async (_, call) => {
    const others = listRequiredPowers()
      .map(({ code }) => code)
      .filter((code) => code !== call.access);
    const caller = await api.signInWith(others);
    expect(others.length).toBeGreaterThan(10);
    expect(await api.post(call, fullSampleInputOf(call.body), { as: caller })).toMatchObject({
      status: 403,
      code: '900403',
      result: null,
    });
  });

  test.each(powered)('%s requires only its own power', async (_, call) => {
    const caller = await api.signInWith([call.access]);
    // The body is invalid: 400 instead of 403 proves access.
    expect(await api.post(call, { surprise: 1 }, { as: caller })).toMatchObject({ status: 400, code: '900400' });
  });
});

const isOpen = (operation: string, field: unknown) => openFields[operation]?.some((open) => open === field) === true;

describe('request bodies', () => {
  test.each(named)('%s refuses a body of a wrong type with its path', async (_, call) => {
    for (const data of ['text', 7, null, [], true]) {
      expect(await api.post(call, data)).toMatchObject(refusedAt('data'));
    }
    expect(await api.send(call.path, '{}')).toMatchObject(refusedAt('data'));
    expect(await api.send(call.path, '[]')).toMatchObject(refusedAt(''));
    expect(await api.send(call.path, JSON.stringify({ data: fullSampleInputOf(call.body), more: 1 }))).toMatchObject(
      refusedAt('more'),
    );
  });

  test.each(named)('%s refuses an unknown field at every depth', async (_, call) => {
    const body = fullSampleInputOf(call.body);
    const places = pathsOfObjects(body);
    expect(places).toContainEqual([]);
    for (const place of places.filter(([field]) => !isOpen(call.operation, field))) {
      const answer = await api.post(call, withValueAt(body, [...place, 'surprise'], 1));
      expect(answer).toMatchObject(refusedAt(['data', ...place, 'surprise'].join('.')));
    }
  });

  test.each(named)('%s refuses each field of a wrong type with its path', async (_, call) => {
    const body = fullSampleInputOf(call.body);
    for (const field of Object.keys(Object(body)).filter((one) => !isOpen(call.operation, one))) {
      const answer = await api.post(call, withValueAt(body, [field], { odd: true }));
      expect(answer).toMatchObject({ status: 400, code: '900400' });
      expect(
        placesOf(answer.result).some((place) => place === `data.${field}` || place.startsWith(`data.${field}.`)),
      ).toBe(true);
    }
  });

  test.each(named)('%s refuses text that cannot be stored in any field', async (_, call) => {
    const body = fullSampleInputOf(call.body);
    for (const place of pathsOfTexts(body)) {
      for (const bad of ['a\0b', '\ud800']) {
        const answer = await api.post(call, withValueAt(body, place, bad));
        expect(answer).toMatchObject(refusedAt(['data', ...place].join('.')));
      }
    }
  });

  test.each(named)('%s accepts only JSON', async (_, call) => {
    const payload = JSON.stringify({ data: fullSampleInputOf(call.body) });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await api.send(call.path, payload, { headers: { 'content-type': type } });
      expect(answer).toMatchObject({ status: 415, code: '900415', result: null });
    }
  });
});

describe('uploads', () => {
  const bytes = Buffer.from('bytes');
  /** A valid ticket, where the upload is refused without one before anything else is checked. */
  const ticketFor = async ({ upload }: (typeof uploads)[number]) =>
    upload?.ticketField === undefined
      ? {}
      : { [upload.ticketField]: (await api.post(pictureCalls.makeQrCode, {})).result.id };

  test('an upload without a session has a ticket, which is checked before its file is read', () => {
    const open = uploads.filter(({ access }) => access === 'open');
    expect(open.length).toBeGreaterThan(0);
    for (const { upload } of open) expect(upload?.ticketField).toBeDefined();
  });

  test.each(uploads.map((call) => [call.operation, call] as const))(
    '%s refuses invalid forms and oversized files',
    async (_, call) => {
      const body = { ...Object(fullSampleInputOf(call.body)), ...(await ticketFor(call)) };
      if (call.access !== 'open') {
        expect(await api.upload(call, { body, bytes }, { as: null })).toMatchObject({ status: 401, code: '600209' });
      }
      expect(await api.upload(call, { body, bytes: null })).toMatchObject(refusedAt('file'));
      expect(await api.upload(call, { body: { ...body, surprise: 1 }, bytes })).toMatchObject(
        refusedAt('data.surprise'),
      );
      expect(await api.post(call, body)).toMatchObject({ status: 415, code: '900415' });
      const tooLarge = Buffer.alloc((call.upload?.maxBytes ?? 0) + 1);
      expect(await api.upload(call, { body, bytes: tooLarge })).toMatchObject({ status: 413, code: '900413' });
      const farTooLarge = Buffer.alloc((call.upload?.maxBytes ?? 0) + 1_000_000);
      expect(await api.upload(call, { body, bytes: farTooLarge })).toMatchObject({ status: 413, code: '900413' });
    },
  );
});

describe('GET calls', () => {
  test.each(gets.map((call) => [call.operation, call] as const))(
    '%s refuses a missing session, unless it is open, and unknown parameters',
    async (_, call) => {
      const query = Object.fromEntries(
        Object.entries(Object(fullSampleInputOf(call.body))).map(([key, value]) => [key, String(value)]),
      );
      if (call.access !== 'open') expect((await api.get(call, query, { as: null })).status).toBe(401);
      const odd = await api.get(call, { ...query, surprise: '1' });
      expect(JSON.parse(odd.body)).toMatchObject({ code: '900400', result: { problems: [{ path: 'data.surprise' }] } });
    },
  );
});

function refusedAt(path: string) {
  return {
    status: 400,
    code: '900400',
    result: { problems: expect.arrayContaining([{ path, message: expect.any(String) }]) },
  };
}

function placesOf(result: unknown): string[] {
  const { problems } = Object(result);
  return Array.isArray(problems) ? problems.map(({ path }) => String(path)) : [];
}
