import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCalls } from '../../../../src/contract/all-calls.ts';
import type { AnyCallWithSchemas } from '../../../../src/contract/call.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';

/** Clerks for VIN requests who also look users up. */
const CLERK_POWERS = ['/manager', '/manager/task', '/manager/task:edit', '/manager/user', '/manager/dictionary'];

let api: TestApi;
let clerk: Caller;
beforeAll(async () => {
  api = await openTestApi();
  clerk = await api.signInWith(CLERK_POWERS);
});
afterAll(() => api.close());

const callers: Record<string, () => Caller | null> = {
  nobody: () => null,
  'an ordinary user': () => api.users.general,
  'an agent': () => api.users.agent,
  'a seller': () => api.users.seller,
  'a role with some powers': () => clerk,
  'a manager': () => api.users.manager,
};

/** As the database has them, with those of the header's menu. */
async function powersOf(caller: Caller | null): Promise<ReadonlySet<string>> {
  const rows = await api.db.sql
    .selectFrom('account')
    .innerJoin('rolePower', 'rolePower.roleId', 'account.roleId')
    .innerJoin('power', 'power.powerId', 'rolePower.powerId')
    .select('powerCode')
    .where('userId', '=', caller?.userId ?? 0)
    .execute();
  return new Set(rows.map(({ powerCode }) => powerCode));
}

type Outcome = '600209' | '900403' | 'allowed';

/** What the contract says. */
function expectedOutcome({ access }: AnyCallWithSchemas, caller: Caller | null, powers: ReadonlySet<string>): Outcome {
  if (access === 'open') return 'allowed';
  if (caller === null) return '600209';
  return access === 'session' || powers.has(access) ? 'allowed' : '900403';
}

/** A body that every closed schema refuses: nothing is done, and any other answer proves access. */
const REFUSED = { surprise: '1' };

async function outcomeOf(call: AnyCallWithSchemas, caller: Caller | null): Promise<Outcome> {
  const { status, code } = await send(call, caller);
  if (status === 401 && code === '600209') return '600209';
  return status === 403 && code === '900403' ? '900403' : 'allowed';
}

async function send(call: AnyCallWithSchemas, as: Caller | null): Promise<{ status: number; code: string }> {
  if (call.upload !== undefined) return api.upload(call, { body: REFUSED, bytes: Buffer.from('bytes') }, { as });
  if (call.method !== 'GET') return api.post(call, REFUSED, { as });
  const { status, body } = await api.get(call, REFUSED, { as });
  return { status, code: JSON.parse(body).code };
}

test('the roles differ in the calls that they reach', async () => {
  const reached = await Promise.all(
    Object.values(callers).map(async (caller) => {
      const powers = await powersOf(caller());
      return allCalls.filter((call) => expectedOutcome(call, caller(), powers) === 'allowed').length;
    }),
  );
  expect(new Set(reached).size).toBe(reached.length);
  expect(Math.max(...reached)).toBe(allCalls.length);
});

test.each(Object.entries(callers))('%s reaches exactly the calls that the contract says', async (_, find) => {
  const caller = find();
  const powers = await powersOf(caller);
  const wrong: string[] = [];
  for (const call of allCalls) {
    const [expected, actual] = [expectedOutcome(call, caller, powers), await outcomeOf(call, caller)];
    if (expected !== actual) wrong.push(`${call.operation}: ${actual} instead of ${expected}`);
  }
  expect(wrong).toEqual([]);
});
