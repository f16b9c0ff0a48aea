import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { dayBounds } from '../../../src/server/http/catalogue-use/catalogue-bounds.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  const { general, seller } = api.users;
  const { numbers, vehicles } = dayBounds.free;
  await api.db.sql
    .insertInto('catalogueUse')
    .values([
      {
        day: '2026-11-20',
        kind: 'account',
        subject: String(general.userId),
        userId: general.userId,
        address: '10.0.0.1',
        numbers: 5,
      },
      {
        day: '2026-11-21',
        kind: 'account',
        subject: String(general.userId),
        userId: general.userId,
        address: '10.0.0.2',
        numbers: numbers.refusal,
      },
      {
        day: '2026-11-21',
        kind: 'network',
        subject: '10.0.0.2',
        userId: general.userId,
        address: '10.0.0.2',
        vehicles: vehicles.captcha,
      },
      {
        day: '2026-11-21',
        kind: 'account',
        subject: String(seller.userId),
        userId: seller.userId,
        address: '10.0.0.3',
        numbers: numbers.captcha,
      },
    ])
    .execute();
});
afterAll(() => api.close());

const list = (query: object = {}, as = api.users.manager) => api.post(calls.catalogueUseList, query, { as });

test('the staff see the latest day and those who were given most first, with the state by the account’s tier', async () => {
  const { rows, total } = (await list()).result;
  expect(total).toBe(4);
  expect(rows.map(({ day, kind, username, state }) => [day, kind, username, state])).toEqual([
    ['2026-11-21', 'account', 'general', 'refused'],
    ['2026-11-21', 'account', 'seller', 'normal'],
    ['2026-11-21', 'network', 'general', 'normal'],
    ['2026-11-20', 'account', 'general', 'normal'],
  ]);
});

test('the list is filtered by user or address, scope and days', async () => {
  const found = async (query: object) => (await list(query)).result.total;
  expect(await found({ search: 'sell' })).toBe(1);
  expect(await found({ search: '10.0.0.2' })).toBe(2);
  expect(await found({ kind: 'network' })).toBe(1);
  expect(await found({ from: '2026-11-21' })).toBe(3);
  expect(await found({ to: '2026-11-20' })).toBe(1);
});

test('nobody else sees the list', async () => {
  expect(await list({}, api.users.general)).toMatchObject({ status: 403, code: '900403' });
});
