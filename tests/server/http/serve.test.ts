import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { callWithSchemas } from '../../../src/contract/call.ts';
import { EmptyBody } from '../../../src/contract/fields.ts';
import { omitUndefined } from '../../../src/contract/omit-undefined.ts';
import { chargeHeader, parseCharge } from '../../../src/contract/quota/charge-header.ts';
import { openSeal } from '../../../src/providers/calls/seal.ts';
import { openSealByScript } from '../../../src/providers/calls/seal-by-script.ts';
import type { VehicleOpening } from '../../../src/server/http/charging.ts';
import { mountErrorHandlers } from '../../../src/server/http/error-handler.ts';
import { createLoadShedding } from '../../../src/server/http/load-shedding.ts';
import type { Session } from '../../../src/server/http/request-context.ts';
import type { RequestReads } from '../../../src/server/http/request-reads.ts';
import { serve } from '../../../src/server/http/serve.ts';
import { createUploadSlots } from '../../../src/server/http/uploads/upload-slots.ts';
import { createWorkLimits } from '../../../src/server/http/work-limits/work-limits.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { Refusal } from '../../../src/server/platform/errors.ts';
import { unlimitedWork } from '../../support/server/unlimited-work.ts';

const apps: ReturnType<typeof Fastify>[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

/** The calls of these tests are light, which takes no statement. */
const noDatabase = { engine: 'postgres' } as Database;

const session: Session = {
  tokenHash: 'hash',
  userId: 7,
  roleId: 1,
  roleValue: 1,
  acctLevel: 0,
  parentId: null,
  dctType: 0,
  agencyCode: null,
  tier: 'free',
  provinceCode: '110000',
  powers: new Set(['/some/page']),
  secretKey: '00'.repeat(32),
  viewer: null,
};

function appWith({ areResultsChecked = true, concurrency = 10 } = {}) {
  const app = Fastify();
  apps.push(app);
  mountErrorHandlers(app);
  const findSession = async (token: string) => (token === 'good' ? session : undefined);
  const opened: VehicleOpening[] = [];
  const openVehicle = async (_session: Session, opening: VehicleOpening) => {
    opened.push(opening);
    if (opening.vehicleId === 13) throw new Refusal('500501');
    return opened.length === 1 ? ({ vehicleTypeCode: 'B', source: 'daily', remaining: 8 } as const) : undefined;
  };
  const loadShedding = createLoadShedding({ concurrency, maxWaiting: 0 });
  const { queue, ...bounds } = unlimitedWork();
  const everyone = { running: concurrency, waiting: 0 };
  const workLimits = createWorkLimits(noDatabase, { ...bounds, queue: { ...queue, everyone } });
  const operationLog = { add: vi.fn(async () => undefined) };
  const uploadSlots = createUploadSlots();
  const requireProvince = async (_session: Session, provinceCode: string) => {
    if (provinceCode !== session.provinceCode) throw new Refusal('900421');
  };
  const charging = { requireProvince, openVehicle, compareProvinces: async () => undefined };
  const options = {
    findSession,
    charging,
    approvals: { ask: async () => new Refusal('301010') },
    operationLog,
    searchLog: { add: () => undefined },
    loadShedding,
    uploadSlots,
    workLimits,
    reads: {
      pin: (_request, _session, work) => work(),
      repeatIfLost: (work) => work(),
      noteWrite: () => undefined,
    } satisfies RequestReads,
    catalogueUse: { check: async () => undefined, add: async () => undefined },
    areResultsChecked,
  };
  return { app, opened, options };
}

const whoAmI = callWithSchemas(
  'whoAmI',
  { path: '/who', access: 'open' },
  {
    body: EmptyBody,
    result: z.strictObject({ userId: z.number().nullable(), platform: z.string(), language: z.string() }),
  },
);

test('an open call has the caller’s session if there is one, and works without', async () => {
  const { app, options } = appWith();
  serve(
    app,
    {
      call: whoAmI,
      handler: (_body, { session: caller, platform, language }) => ({
        userId: caller?.userId ?? null,
        platform,
        language,
      }),
    },
    options,
  );
  const sendRequest = async (headers: Record<string, string>) =>
    (await app.inject({ method: 'POST', url: '/who', payload: { data: {} }, headers })).json().result;
  expect(await sendRequest({ authorization: 'good', platform: 'qpzj', 'accept-language': 'en' })).toEqual({
    userId: 7,
    platform: 'qpzj',
    language: 'en',
  });
  expect(await sendRequest({ authorization: 'bad', platform: 'v3' })).toEqual({
    userId: null,
    platform: 'easyEpc',
    language: 'zh-CN',
  });
});

const fetchIcon = callWithSchemas(
  'fetchIcon',
  { path: '/icon', method: 'GET', access: 'session', media: 'image/svg+xml' },
  { body: z.strictObject({ name: z.enum(['wheel']) }), result: z.string() },
);

test('a GET reads its body from the query, refuses unknown parameters and may return another media type', async () => {
  const { app, options } = appWith();
  serve(app, { call: fetchIcon, handler: ({ name }) => `<svg id="${name}"/>` }, options);
  const headers = { authorization: 'good' };
  const answer = await app.inject({ method: 'GET', url: '/icon?name=wheel', headers });
  expect(answer.headers['content-type']).toContain('image/svg+xml');
  expect(answer.body).toBe('<svg id="wheel"/>');
  for (const url of ['/icon', '/icon?name=door', '/icon?name=wheel&more=1', '/icon?name=wheel&name=wheel']) {
    expect((await app.inject({ method: 'GET', url, headers })).json()).toMatchObject({ code: '900400' });
  }
  expect((await app.inject({ method: 'GET', url: '/icon?name=wheel' })).statusCode).toBe(401);
});

const count = callWithSchemas(
  'count',
  { path: '/count', access: 'session' },
  { body: EmptyBody, result: z.strictObject({ count: z.number() }) },
);

test('an invalid result is an error if results are checked, and is sent otherwise', async () => {
  const statuses = await Promise.all(
    [true, false].map(async (areResultsChecked) => {
      const { app, options } = appWith({ areResultsChecked });
      serve(app, { call: count, handler: () => JSON.parse('{"count":"many"}') }, options);
      const answer = await app.inject({
        method: 'POST',
        url: '/count',
        payload: { data: {} },
        headers: { authorization: 'good' },
      });
      return answer.statusCode;
    }),
  );
  expect(statuses).toEqual([500, 200]);
});

test('an unauthorised caller does not get validation problems', async () => {
  const { app, options } = appWith();
  serve(app, { call: { ...count, access: '/another/page' }, handler: () => ({ count: 1 }) }, options);
  const sendRequest = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/count', payload: { odd: 1 }, headers });
  expect((await sendRequest({})).statusCode).toBe(401);
  expect((await sendRequest({ authorization: 'good' })).statusCode).toBe(403);
});

const showParts = callWithSchemas(
  'showParts',
  { path: '/parts', access: 'session', charge: 'parts' },
  {
    body: z.strictObject({ vehicleId: z.number(), found: z.array(z.string()) }),
    result: z.strictObject({ partsList: z.array(z.string()) }),
  },
);

test('a result with vehicle data is charged before it is sent, and the response header has the charge', async () => {
  const { app, options, opened } = appWith();
  serve(app, { call: showParts, handler: ({ found }) => ({ partsList: found }) }, options);
  const sendRequest = (vehicleId: number, found: string[]) =>
    app.inject({
      method: 'POST',
      url: '/parts',
      payload: { data: { vehicleId, found } },
      headers: { authorization: 'good' },
    });
  const first = await sendRequest(7, ['disc']);
  expect(first.json()).toMatchObject({ code: '000000', result: { partsList: ['disc'] } });
  expect(parseCharge(first.headers[chargeHeader])).toEqual({ vehicleTypeCode: 'B', source: 'daily', remaining: 8 });
  expect((await sendRequest(7, ['disc'])).headers).not.toHaveProperty(chargeHeader);
  const refused = await sendRequest(13, ['disc']);
  expect(refused.json()).toMatchObject({ code: '500501', result: null });
  expect(opened).toEqual([7, 7, 13].map((vehicleId) => ({ vehicleId, reason: 'parts', isPaidOnly: false })));
});

test('an empty result is not charged', async () => {
  const { app, options, opened } = appWith();
  serve(app, { call: showParts, handler: ({ found }) => ({ partsList: found }) }, options);
  const answer = await app.inject({
    method: 'POST',
    url: '/parts',
    payload: { data: { vehicleId: 13, found: [] } },
    headers: { authorization: 'good' },
  });
  expect(answer.json()).toMatchObject({ code: '000000', result: { partsList: [] } });
  expect(opened).toEqual([]);
});

const slow = (operation: string, isNeverShed?: true) =>
  callWithSchemas(
    operation,
    { path: `/slow/${operation}`, access: 'open', ...omitUndefined({ isNeverShed }) },
    { body: EmptyBody, result: z.null() },
  );

test('calls beyond the limit are refused with Retry-After, accepted ones are answered, and later calls are accepted again', async () => {
  const { app, options } = appWith({ concurrency: 3 });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let entered = 0;
  const handler = async () => {
    entered += 1;
    await held;
    return null;
  };
  serve(app, { call: slow('lookup'), handler }, options);
  serve(app, { call: slow('login', true), handler: () => null }, options);
  const sendRequest = (operation: string) =>
    app.inject({ method: 'POST', url: `/slow/${operation}`, payload: { data: {} } });

  const first = [sendRequest('lookup'), sendRequest('lookup'), sendRequest('lookup')];
  await vi.waitFor(() => expect(entered).toBe(3));
  const refused = await Promise.all(Array.from({ length: 20 }, () => sendRequest('lookup')));
  for (const answer of refused) {
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '2', '900503']);
  }
  expect(entered).toBe(3);
  // Refused before the body is parsed.
  const headers = { 'content-type': 'application/json' };
  expect((await app.inject({ method: 'POST', url: '/slow/lookup', headers, payload: '{"da' })).statusCode).toBe(503);
  expect((await sendRequest('login')).statusCode).toBe(200);
  release();
  expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const next = await Promise.all([sendRequest('lookup'), sendRequest('lookup'), sendRequest('lookup')]);
  expect(next.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test('a failed call releases its slot', async () => {
  const { app, options } = appWith({ concurrency: 1 });
  serve(
    app,
    {
      call: slow('lookup'),
      handler: () => {
        throw new Refusal('900404');
      },
    },
    options,
  );
  const sendRequest = () => app.inject({ method: 'POST', url: '/slow/lookup', payload: { data: {} } });
  for (const _ of [1, 2, 3]) expect((await sendRequest()).json().code).toBe('900404');
});

const getLong = callWithSchemas(
  'getLong',
  { path: '/api/long', access: 'session', isSealed: true },
  { body: EmptyBody, result: z.array(z.string()) },
);

test('a sealed result is compressed only for clients that accept it', async () => {
  const { app, options } = appWith();
  const long = Array.from({ length: 400 }, () => '发动机 Engine');
  serve(app, { call: getLong, handler: () => long }, options);
  const sealedFor = async (headers: Record<string, string>): Promise<string> => {
    const request = { method: 'POST', url: '/api/long', payload: { data: {} } } as const;
    return (await app.inject({ ...request, headers: { authorization: 'good', ...headers } })).json().result;
  };
  const [plain, packed] = [await sealedFor({}), await sealedFor({ 'seal-packing': 'gzip' })];
  // As a client without decompression does.
  expect(openSealByScript(plain, session.secretKey)).toEqual(long);
  expect(await openSeal(packed, session.secretKey)).toEqual(long);
  expect(packed.length).toBeLessThan(plain.length / 5);
  expect((await sealedFor({ 'seal-packing': 'zstd' })).length).toBe(plain.length);
});
