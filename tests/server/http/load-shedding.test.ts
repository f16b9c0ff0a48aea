import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { messageOf } from '../../../src/contract/code-messages.ts';
import { openTestApi, type TestApi } from '../../support/api.ts';
import { type RawRequest, sendTogether } from '../../support/concurrent-requests.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db.copy);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const CALLERS = 700;
/** Nobody hangs. How quick it is depends on the machine and on what else runs there: `npm run bench -- crowd` says. */
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

const crowdOf = (count: number) => Array.from({ length: count }, (_, index) => asking(index % 2 ? 'en' : 'zh-CN'));

test('of a crowd that comes at once those let in are answered, and the others told when to come again', async () => {
  const health: RawRequest = { path: '/healthz', headers: {}, body: '' };
  const heard = await sendTogether(api.app, [...crowdOf(CALLERS), health]);
  const alive = heard.pop();

  const letIn = heard.filter(({ status }) => status === 200);
  const turnedAway = heard.filter(({ status }) => status === 503);
  expect(letIn.length + turnedAway.length).toBe(CALLERS);
  // Those at work are answered, and however quick the machine is, the line is not endless.
  expect(letIn.length).toBeGreaterThanOrEqual(40);
  expect(turnedAway.length).toBeGreaterThan(CALLERS / 4);
  expect(Math.max(...letIn.map(({ afterMs }) => afterMs))).toBeLessThan(ANSWERED_WITHIN_MS);
  // Whoever looks after the process is not turned away with them.
  expect(alive?.status).toBe(200);

  for (const { headers } of turnedAway) expect(headers).toMatch(/^retry-after: 2$/im);
  const said = new Set(turnedAway.map(({ body }) => body));
  const envelope = (language: 'zh-CN' | 'en') =>
    JSON.stringify({ code: '900503', message: messageOf('900503', language), result: null });
  expect([...said].sort()).toEqual([envelope('zh-CN'), envelope('en')].sort());
});

test('once the crowd is gone there is room again', async () => {
  for (const _ of [1, 2, 3]) {
    const heard = await sendTogether(api.app, crowdOf(40));
    expect(heard.map(({ status }) => status)).toEqual(heard.map(() => 200));
  }
});
