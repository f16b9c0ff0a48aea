import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approvalCalls } from '../../../src/contract/approvals/calls.ts';
import { billingCalls } from '../../../src/contract/billing/calls.ts';
import { statisticsCalls } from '../../../src/contract/statistics/calls.ts';
import { prospectCalls } from '../../../src/contract/users/prospect-calls.ts';
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
    const onDays = async (table: string, day: string, amount?: string) => ({
      now: await count(table, `${day} = ${TODAY}`, amount),
      weekBefore: await count(table, `${day} = ${TODAY} - 7`, amount),
    });
    expect(result.today).toEqual({
      users: await onDays('account', dayOf('e.created_at')),
      lookups: await onDays('quota_ledger', 'e.day'),
      revenueFen: await onDays('purchase', dayOf('e.paid_at'), 'sum(e.paid_fen)'),
      workOrders: await onDays('work_order', dayOf('e.created_at')),
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
    const prospects = await api.post(prospectCalls.prospectList, { due: 'overdue' }, { as });
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
