import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../../../src/contract/all-calls.ts';
import { approvalCalls } from '../../../src/contract/approvals/calls.ts';
import { billingCalls } from '../../../src/contract/billing/calls.ts';
import { relativeDayRange } from '../../../src/contract/days/relative-days.ts';
import { statisticsCalls } from '../../../src/contract/statistics/calls.ts';
import { vinRequestCalls } from '../../../src/contract/vin-requests/calls.ts';
import { openTestApi, type RoleName, type TestApi } from '../../support/server/api.ts';
import { addEvents, dayOf, numberOf, seenBy, TODAY } from './support.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await addEvents(api);
});
afterAll(() => api.close());

const { startFigures, statisticRows } = statisticsCalls;

describe.each<RoleName>(['manager', 'seller', 'agent'])('as %s', (role) => {
  test("the figures of today equal the rows of the caller's users, and those behind their links", async () => {
    const as = api.users[role];
    const { result } = await api.post(startFigures, {}, { as });
    const seen = seenBy(api, as);
    const count = (table: string, day: string, amount = 'count(*)') =>
      numberOf(
        api,
        `select coalesce(${amount}, 0) from ${table} e join account a using (user_id) where ${day} and ${seen}`,
      );
    const onDays = async (table: string, { day, at }: { day: string; at: string }, amount?: string) => ({
      now: await count(table, `${day} = ${TODAY}`, amount),
      weekBefore: await count(table, `${day} = ${TODAY} - 7 and ${at} <= now() - interval '7 days'`, amount),
    });
    const onDaysOf = (table: string, at: string, amount?: string) => onDays(table, { day: dayOf(at), at }, amount);
    expect(result.today).toEqual({
      users: await onDaysOf('account', 'e.created_at'),
      lookups: await onDays('quota_ledger', { day: 'e.day', at: 'e.charged_at' }),
      revenueFen: await onDaysOf('purchase', 'e.paid_at', 'sum(e.paid_fen)'),
      workOrders: await onDaysOf('work_order', 'e.created_at'),
    });
    for (const metric of ['users', 'lookups', 'workOrders'] as const) {
      const body = { metric, from: result.day, to: result.day, pageSize: 100 };
      const { result: behind } = await api.post(statisticRows, body, { as });
      expect([metric, behind.total, behind.rows.length]).toEqual([
        metric,
        result.today[metric].now,
        result.today[metric].now,
      ]);
    }
    const paid = { metric: 'revenueFen', from: result.day, to: result.day, pageSize: 100 };
    const { result: payments } = await api.post(statisticRows, paid, { as });
    expect(payments.rows.reduce((sum, { amountFen }) => sum + (amountFen ?? 0), 0)).toBe(result.today.revenueFen.now);
  });

  test('what waits equals the lists behind the links', async () => {
    const as = api.users[role];
    const { waiting } = (await api.post(startFigures, {}, { as })).result;
    const refunds = await api.post(billingCalls.orderList, { state: 'refundNeeded' }, { as });
    const requests = await api.post(statisticRows, { metric: 'packageRequests' }, { as });
    const replies = await api.post(statisticRows, { metric: 'surveyReplies' }, { as });
    const prospects = await api.post(
      resources.prospect.list,
      { filters: { dueOn: relativeDayRange('beforeToday') } },
      { as },
    );
    const vins = await api.post(vinRequestCalls.fastVinTaskList, { status: 0 }, { as });
    const approvals = await api.post(approvalCalls.approvalList, {}, { as });
    expect(waiting).toEqual({
      // For those who decide; the list of everyone else has only their own.
      approvals: role === 'manager' ? approvals.result.total : null,
      overdueProspects: prospects.result.total,
      refunds: refunds.result.total,
      packageRequests: requests.result.total,
      surveyReplies: replies.result.total,
      // They are about customers of all agencies.
      apiAlerts: role === 'manager' ? 0 : null,
      vinRequests: vins.result.total,
    });
  });
});

test("a seller's figures are those of its own users, an agent without a code has none", async () => {
  const lookupsOf = async (role: RoleName) =>
    (await api.post(startFigures, {}, { as: api.users[role] })).result.today.lookups.now;
  expect(await Promise.all((['manager', 'seller', 'agent'] as const).map(lookupsOf))).toEqual([15, 10, 0]);
});

test('events of a week ago count up to the same time of day only', async () => {
  const figures = async () => (await api.post(startFigures, {})).result.today;
  const before = await figures();
  // Five minutes each side; close to midnight those that fall on another day count on neither side.
  const addAt = (minutes: number) => {
    const at = `now() - interval '7 days' + interval '${minutes} minutes'`;
    return api.db.execute(`
      insert into quota_ledger (holder_id, user_id, vehicle_class, reason, subject, source, day, operation_id, charged_at)
        values (101, 101, 'C', 'province', '110000', 'free', ${dayOf(`(${at})`)}, 'at ${minutes}', ${at});
      insert into work_order (user_id, name, vehicle_type, brand_name, family_name, vehicle_name, province_code, created_at)
        values (101, 'order', 'pac', '', '', '', '110000', ${at});
      update purchase set paid_at = ${at}, paid_fen = 700 where user_id = 101 and order_code like '%${minutes > 0 ? 3 : 4}'`);
  };
  await addAt(5);
  const { lookups, workOrders, revenueFen } = await figures();
  expect([lookups.weekBefore, workOrders.weekBefore, revenueFen.weekBefore]).toEqual([
    before.lookups.weekBefore,
    before.workOrders.weekBefore,
    before.revenueFen.weekBefore,
  ]);
  await addAt(-5);
  const isSameDay = await numberOf(
    api,
    `case when ${dayOf("(now() - interval '5 minutes')")} = ${TODAY} then 1 else 0 end`,
  );
  const after = await figures();
  expect(after.lookups.weekBefore - before.lookups.weekBefore).toBe(isSameDay);
  expect(after.workOrders.weekBefore - before.workOrders.weekBefore).toBe(isSameDay);
  expect(after.revenueFen.weekBefore - before.revenueFen.weekBefore).toBe(700 * isSameDay);
});

test('what waits on a page that the caller may not open is left out', async () => {
  const as = await api.signInWith(['/manager/start']);
  const { waiting } = (await api.post(startFigures, {}, { as })).result;
  expect(waiting).toEqual({
    approvals: null,
    overdueProspects: null,
    vinRequests: null,
    refunds: null,
    packageRequests: null,
    surveyReplies: null,
    apiAlerts: null,
  });
});
