import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import type { Caller } from '../../support/server/api.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';
import { type OpenedCompany, openCompany } from './support.ts';

let opened: OpenedCompany;
let sub: Caller;
beforeAll(async () => {
  opened = await openCompany();
  sub = await opened.addSub();
  await fillTinyCatalogue(opened.db);
  const row = (by: Caller, vehicleClass: 'C' | 'B', at: string, more = { reason: 'parts', subject: '1' }) =>
    `(${by.userId}, ${by.userId}, '${vehicleClass}', '${more.reason}', '${more.subject}', 'free', '${at}'::date, '${opened.operationId()}', '${at}')`;
  await opened.db.execute(`
    insert into quota_ledger (holder_id, user_id, vehicle_class, reason, subject, source, day, operation_id, charged_at)
    values ${[
      // The last moment of 1 March and the first of 2 March in Shanghai.
      row(opened.shop, 'C', '2026-03-01T23:59:59+08:00'),
      row(sub, 'C', '2026-03-02T00:00:00+08:00'),
      row(sub, 'B', '2026-03-02T12:00:00+08:00', { reason: 'config', subject: '5' }),
      row(sub, 'C', '2026-03-02T13:00:00+08:00', { reason: 'province', subject: '310000' }),
      row(sub, 'C', '2026-03-05T00:00:00+08:00'),
      row(opened.rival, 'C', '2026-03-02T12:00:00+08:00'),
    ].join(',')}`);
});
afterAll(() => opened.api.close());

const read = (body: object, as = opened.shop) => opened.api.post(calls.getUseStatistics, body, { as });
const span = { from: '2026-03-01', to: '2026-03-04' };

test('statistics list every day in Asia/Shanghai, without other companies’ lookups', async () => {
  const { result } = await read(span);
  expect(result.days).toEqual([
    { day: '2026-03-01', C: 1, B: 0 },
    { day: '2026-03-02', C: 2, B: 1 },
    { day: '2026-03-03', C: 0, B: 0 },
    { day: '2026-03-04', C: 0, B: 0 },
  ]);
  expect(result.accounts).toMatchObject([
    { userId: sub.userId, C: 2, B: 1, isMain: false },
    { userId: opened.shop.userId, C: 1, B: 0, isMain: true },
  ]);
  expect(result.reasons).toEqual([
    { reason: 'parts', C: 2, B: 0 },
    { reason: 'config', C: 0, B: 1 },
    { reason: 'province', C: 1, B: 0 },
  ]);
  expect(result.vehicles.map(({ vehicleId, used }) => [vehicleId, used])).toEqual([
    [1, 2],
    [5, 1],
  ]);
});

test('a main account can select one account, a sub account sees only itself, and other companies are refused', async () => {
  expect((await read({ ...span, userId: opened.shop.userId })).result.days[1]).toMatchObject({ C: 0, B: 0 });
  const mine = (await read(span, sub)).result;
  expect(mine.accounts).toMatchObject([{ userId: sub.userId, C: 2, B: 1 }]);
  expect(await read({ ...span, userId: opened.shop.userId }, sub)).toMatchObject({ status: 404, code: '900404' });
  expect(await read({ ...span, userId: opened.rival.userId })).toMatchObject({ status: 404, code: '900404' });
  expect(await read(span, opened.single)).toMatchObject({ status: 403, code: '900403' });
});

test('the period is one day to one year', async () => {
  expect(await read({ from: '2026-03-02', to: '2026-03-02' })).toMatchObject({ code: '000000' });
  for (const wrong of [
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2025-03-01', to: '2026-03-02' },
    { from: '2026-02-30', to: '2026-03-02' },
  ])
    expect(await read(wrong)).toMatchObject({ status: 400, code: '900400' });
});
