import { afterAll, beforeAll, expect, test } from 'vitest';
import { BILL_PAGE } from '../../../src/contract/billing/rules.ts';
import { paletteCalls } from '../../../src/contract/palette/calls.ts';
import { USER_PAGE } from '../../../src/contract/users/rules.ts';
import type { Caller } from '../../support/server/api.ts';
import { openShop, type Shop } from '../billing/purchases/support.ts';

let shop: Shop;
let orderCode: string;
beforeAll(async () => {
  shop = await openShop();
  orderCode = (await shop.waiting()).orderCode;
});
afterAll(() => shop.api.close());

const find = (text: string, as?: Caller) =>
  shop.api.post(paletteCalls.paletteSearch, { text }, as === undefined ? {} : { as });

test('a purchase is found by a part of its code and leads to its page', async () => {
  const { result } = await find(orderCode.slice(0, 14));
  expect(result.records).toMatchObject([
    { kind: 'purchase', id: orderCode, title: orderCode, path: `${BILL_PAGE}?purchase=${orderCode}` },
  ]);
});

test('a user is found by a part of the name or a whole phone number, and leads to its page', async () => {
  const { userId } = shop.buyer;
  await shop.api.db.execute(
    `update account set company_name = '帕莱特汽修', phone_num = '13900008642' where user_id = ${userId}`,
  );
  const user = { kind: 'user', id: String(userId), path: `${USER_PAGE}/show/${userId}` };
  for (const text of ['帕莱特', '13900008642', '8642'])
    expect((await find(text)).result.records).toContainEqual(expect.objectContaining(user));
  const english = await shop.api.post(
    paletteCalls.paletteSearch,
    { text: '帕莱特' },
    { headers: { 'accept-language': 'en' } },
  );
  expect(english.result.records.at(0)?.detail).toMatch(/ · 帕莱特汽修 · General user$/);
  const masked = await shop.api.signInWith([USER_PAGE]);
  const { records } = (await find('帕莱特', masked)).result;
  expect(records).toContainEqual(expect.objectContaining(user));
  expect(JSON.stringify(records)).not.toContain('13900008642');
  const clerk = await shop.api.signInWith(['/manager/role']);
  expect((await find('帕莱特', clerk)).result.records).toEqual([]);
});

test('staff without the power of a page find nothing of it', async () => {
  const clerk = await shop.api.signInWith(['/manager/role']);
  expect((await find(orderCode, clerk)).result.records).toEqual([]);
  const biller = await shop.api.signInWith([BILL_PAGE]);
  expect((await find(orderCode, biller)).result.records).toHaveLength(1);
});

test('a seller finds only purchases of their own agency, as in the list', async () => {
  const { seller } = shop.api.users;
  await shop.api.db.execute(`insert into role_power (role_id, power_id)
    select a.role_id, p.power_id from account a, power p
    where a.user_id = ${seller.userId} and p.power_code = '${BILL_PAGE}' on conflict do nothing`);
  const found = async () => (await find(orderCode, seller)).result?.records;
  await expect.poll(found, { timeout: 5000 }).toEqual([]);
});

test('an account without any power of the back office is refused', async () => {
  expect(await find(orderCode, shop.api.users.general)).toMatchObject({ code: '900403', status: 403 });
});
