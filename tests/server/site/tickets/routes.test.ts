import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { MANAGE_POWER } from '../../../../src/contract/site/ticket-rules.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';

const manageUrl = 'https://manage.example.com/in?from=epc&key={key}&token={token}';

let api: TestApi;
let holder: Caller;
beforeAll(async () => {
  api = await openTestApi({ otherSites: { registerUrl: null, newVersionUrl: null, manageUrl } });
  holder = await api.signInWith([MANAGE_POWER]);
});
afterAll(() => api.close());

async function makeTicket(as = holder) {
  const { result } = await api.post(calls.makeTicket, {}, { as });
  const url = new URL(result.url);
  const ticket = { key: url.searchParams.get('key') ?? '', token: url.searchParams.get('token') ?? '', host: url.host };
  return { url, ticket };
}
const redeem = (body: unknown) => api.post(calls.redeemTicket, body, { as: null });

test('the link contains both parts of a ticket and no secrets of the session', async () => {
  const { url, ticket } = await makeTicket();
  expect(url.origin + url.pathname).toBe('https://manage.example.com/in');
  expect(url.searchParams.get('from')).toBe('epc');
  expect(Buffer.from(ticket.key, 'base64url')).toHaveLength(16);
  expect(Buffer.from(ticket.token, 'base64url')).toHaveLength(32);
  expect(url.href).not.toContain(holder.token);
  expect(url.href).not.toContain(holder.secretKey);
});

test('a ticket can be redeemed once, even by twenty concurrent requests', async () => {
  const { ticket } = await makeTicket();
  const responses = await Promise.all(Array.from({ length: 20 }, () => redeem(ticket)));
  const redeemed = responses.filter(({ code }) => code === '000000');
  expect(redeemed).toMatchObject([{ result: { userId: holder.userId, roleValue: 1 } }]);
  expect(responses.filter(({ code }) => code === '300811')).toHaveLength(19);
});

describe('a ticket is refused', () => {
  test('for another host, with a wrong part, or with the parts of two tickets', async () => {
    const [{ ticket }, { ticket: other }] = [await makeTicket(), await makeTicket()];
    for (const body of [
      { ...ticket, host: 'evil.example.com' },
      { ...ticket, token: other.token },
      { ...ticket, key: other.key },
      { ...ticket, token: holder.token.slice(0, 43) },
    ]) {
      expect(await redeem(body)).toMatchObject({ code: '300811', result: null });
    }
    expect(await redeem(ticket)).toMatchObject({ code: '000000' });
  });

  test('a minute after its creation, by the database’s clock', async () => {
    const { ticket } = await makeTicket();
    await api.db.execute(`update manage_ticket set expires_at = expires_at - interval '60 seconds'`);
    expect(await redeem(ticket)).toMatchObject({ code: '300811' });
  });

  test('once its user has logged out or is disabled', async () => {
    const loggedOut = await api.signInWith([MANAGE_POWER]);
    const { ticket } = await makeTicket(loggedOut);
    await api.post(calls.logout, {}, { as: loggedOut });
    expect(await redeem(ticket)).toMatchObject({ code: '300811' });
    const disabled = await api.signInWith([MANAGE_POWER]);
    const { ticket: second } = await makeTicket(disabled);
    await api.db.execute(`update account set is_disabled = true where user_id = ${disabled.userId}`);
    expect(await redeem(second)).toMatchObject({ code: '300811' });
  });
});

test('the database stores neither part in plain text', async () => {
  const { ticket } = await makeTicket();
  const rows = JSON.stringify(await api.db.sql.selectFrom('manageTicket').selectAll().execute());
  expect(rows).not.toContain(ticket.key);
  expect(rows).not.toContain(ticket.token);
});

test('a ticket requires the power and a configured management site', async () => {
  expect(await api.post(calls.makeTicket, {}, { as: api.users.general })).toMatchObject({ code: '900403' });
  const withoutSite = await openTestApi();
  expect(await withoutSite.post(calls.makeTicket, {})).toMatchObject({ code: '300812' });
  await withoutSite.close();
});
