import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { messageOf } from '../../../src/contract/code-messages.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { type RawRequest, sendTogether } from '../../support/server/concurrent-requests.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db.copy);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const CALLERS = 700;
/** No call hangs. `npm run bench -- load-shedding` measures the times. */
const ANSWERED_WITHIN_MS = 20_000;

function asking(language: 'zh-CN' | 'en'): RawRequest {
  return {
    path: calls.getPartTreeData.path,
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      authorization: api.users.manager.token,
    },
    body: JSON.stringify({ data: { vehicleId: 1, vehicleTypeCode: 'C' } }),
  };
}

const callsOf = (count: number) => Array.from({ length: count }, (_, index) => asking(index % 2 ? 'en' : 'zh-CN'));

test('of many calls at once those accepted are answered, and the others refused with Retry-After', async () => {
  const health: RawRequest = { path: '/healthz', headers: {}, body: '' };
  const responses = await sendTogether(api.app, [...callsOf(CALLERS), health]);
  const healthResponse = responses.pop();

  const accepted = responses.filter(({ status }) => status === 200);
  const refused = responses.filter(({ status }) => status === 503);
  expect(accepted.length + refused.length).toBe(CALLERS);
  // Some are answered even on a busy machine, and the queue is bounded on any.
  expect(accepted.length).toBeGreaterThanOrEqual(10);
  expect(refused.length).toBeGreaterThan(CALLERS / 4);
  expect(Math.max(...accepted.map(({ afterMs }) => afterMs))).toBeLessThan(ANSWERED_WITHIN_MS);
  // Health checks are never refused.
  expect(healthResponse?.status).toBe(200);

  for (const { headers } of refused) expect(headers).toMatch(/^retry-after: 2$/im);
  const bodies = new Set(refused.map(({ body }) => body));
  const envelope = (language: 'zh-CN' | 'en') =>
    JSON.stringify({ code: '900503', message: messageOf('900503', language), result: null });
  expect([...bodies].sort()).toEqual([envelope('zh-CN'), envelope('en')].sort());
});

test('once those calls are answered there is room again', async () => {
  for (const _ of [1, 2, 3]) {
    const responses = await sendTogether(api.app, callsOf(40));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  }
});
