import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { FAILURES_TO_OPEN } from '../../../../src/server/api-services/upstreams/circuit-breaker.ts';
import type { UpstreamRequest } from '../../../../src/server/api-services/upstreams/send-to-upstream.ts';
import { UpstreamFailure } from '../../../../src/server/api-services/upstreams/upstream-failure.ts';
import { createUpstreams } from '../../../../src/server/api-services/upstreams/upstreams.ts';
import { parameter } from '../../../support/api-services/published-interfaces.ts';
import { openTestApi, type TestApi } from '../../../support/server/api.ts';

const HOST = 'data.example.com';

let api: TestApi;
let adapterId = 0;
beforeAll(async () => {
  api = await openTestApi({ upstreamHosts: [HOST] });
});
afterAll(() => api.close());
beforeEach(async () => {
  adapterId = await addAdapter({});
});

async function addAdapter({ baseUrl = `https://${HOST}/v1`, isOn = true }: { baseUrl?: string; isOn?: boolean }) {
  const row = await api.db.sql
    .insertInto('apiAdapter')
    .values({ name: `adapter ${Math.random()}`, kind: 'upstream', baseUrl, timeoutMs: 3_000, isOn })
    .returning('adapterId')
    .executeTakeFirstOrThrow();
  return row.adapterId;
}

const sent: UpstreamRequest[] = [];
function open(value: unknown = { n: 'A', extra: 1 }, allowedHosts = [HOST]) {
  sent.length = 0;
  const send = vi.fn(async (request: UpstreamRequest) => {
    sent.push(request);
    if (value instanceof Error) throw value;
    return { status: 200, bytes: 2, ms: 1, value };
  });
  return { upstreams: createUpstreams({ db: api.db, allowedHosts, send }), send };
}
const call = (changes: { adapterId?: number; path?: string } = {}) => ({
  source: {
    kind: 'upstream' as const,
    adapterId,
    path: '/parts',
    requestMapping: { oe: 'number' },
    responseMapping: { name: 'n' },
    ...changes,
  },
  body: [parameter({ name: 'oe' })],
  response: [parameter({ name: 'name' })],
});

describe('a call of an upstream', () => {
  test('goes to the adapter’s address with the mapped body, and comes back mapped', async () => {
    const { upstreams } = open();
    expect(await upstreams.call(call(), { oe: '1K0' })).toEqual({ name: 'A' });
    expect(sent.map(({ url, body, timeoutMs }) => [url.href, body, timeoutMs])).toEqual([
      [`https://${HOST}/v1/parts`, '{"number":"1K0"}', 3_000],
    ]);
  });

  test('without anything in its fields is an answer that holds nothing', async () => {
    expect(await open({ n: null }).upstreams.call(call(), { oe: '1' })).toBeNull();
  });

  test('whose answer does not agree with the definition is refused', async () => {
    await expect(open({ n: { not: 'text' } }).upstreams.call(call(), { oe: '1' })).rejects.toMatchObject({
      reason: 'mismatch',
      code: '301116',
    });
  });

  test('is refused before anything is sent: a host that is not listed, an adapter that is off, a path that leaves', async () => {
    const off = await addAdapter({ isOn: false });
    const other = await addAdapter({ baseUrl: 'https://other.example.com' });
    const { upstreams, send } = open();
    for (const wrong of [{ adapterId: off }, { adapterId: other }, { adapterId: 999_999 }, { path: '/../admin' }])
      await expect(upstreams.call(call(wrong), { oe: '1' })).rejects.toMatchObject({ code: '301114' });
    await expect(open({}, []).upstreams.call(call(), { oe: '1' })).rejects.toMatchObject({ code: '301114' });
    expect(send).not.toHaveBeenCalled();
  });

  test('is refused at once after some failures, for this upstream only', async () => {
    const { upstreams, send } = open(new UpstreamFailure('timeout'));
    for (let count = 0; count < FAILURES_TO_OPEN; count += 1)
      await expect(upstreams.call(call(), { oe: '1' })).rejects.toMatchObject({ reason: 'timeout' });
    await expect(upstreams.call(call(), { oe: '1' })).rejects.toMatchObject({ reason: 'breaker', code: '301115' });
    expect(send).toHaveBeenCalledTimes(FAILURES_TO_OPEN);
    expect(upstreams.breakerOf(adapterId)).toBe('open');
    expect(upstreams.breakerOf(adapterId + 1)).toBe('closed');
    // The staff try it all the same.
    await expect(upstreams.try(call().source, '{}')).rejects.toMatchObject({ reason: 'timeout' });
  });
});

describe('a try by the staff', () => {
  const body = () => ({ adapterId, path: '/parts', body: '{}' });

  test('names what is wrong with the upstream', async () => {
    // The host of the tests does not exist.
    const { status, code, result } = await api.post(calls.adapterTry, body());
    expect([status, code, result]).toEqual([504, '301115', { reason: 'unknownHost' }]);
  });

  test('is refused for another host, a path that leaves the address, and whoever may not edit adapters', async () => {
    const other = await addAdapter({ baseUrl: 'https://other.example.com' });
    expect((await api.post(calls.adapterTry, { ...body(), adapterId: other })).code).toBe('301114');
    expect((await api.post(calls.adapterTry, { ...body(), path: '/a/../../b' })).code).toMatch(/301114|900400/);
    const as = await api.signInWith(['/manager/adapter']);
    expect((await api.post(calls.adapterTry, body(), { as })).code).toBe('900403');
  });
});
