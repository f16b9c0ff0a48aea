import type { Sql } from '../../server/platform/db/database.ts';
import { groupBy } from '../catalogue/group-by.ts';
import type { KeyedRandom } from '../catalogue/keyed-random.ts';
import { customerRows, staffRows } from './account-rows.ts';
import { insertRows } from './insert-rows.ts';
import { dayUseRows, ledgerRows, usedOf } from './plans/plan-charges.ts';
import type { Holding } from './plans/plan-holdings.ts';
import { planPackageRequests } from './plans/plan-package-requests.ts';
import type { Past } from './plans/plan-past.ts';
import { planPaymentNotices } from './plans/plan-payment-notices.ts';
import { planRemarks } from './plans/plan-remarks.ts';
import type { Facts } from './read-facts.ts';
import { isoOf, type Timeline } from './timeline.ts';

export interface Writing {
  within: Sql;
  facts: Facts;
  timeline: Timeline;
  random: KeyedRandom;
}

/** Adds the accounts with their purchases, packages, lookups and survey answers. */
export async function insertPast(writing: Writing, past: Past, passwordHash: string): Promise<void> {
  const { within, facts, timeline, random } = writing;
  const { customers, purchases, allocations, charges } = past;
  const filling = { facts, random, passwordHash };
  const allocatedIds = new Set(allocations.map(({ customer }) => customer.userId));
  await insertRows(within, 'account', staffRows(filling, timeline.days[0]?.startMs ?? timeline.nowMs));
  await insertRows(within, 'account', customerRows(filling, customers, { allocatedIds, purchases }));
  const remarks = planRemarks({ timeline, random, facts, authors: await readAuthors(writing) }, customers);
  await insertRows(within, 'remark', remarks);
  await insertRows(within, 'purchase', purchases);
  await insertRows(within, 'paymentNotice', planPaymentNotices({ timeline, random }, purchases));
  await insertRows(within, 'quotaPackage', packageRows(past));
  await insertRows(within, 'quotaMove', moveRows(past));
  await insertRows(within, 'quotaWithdrawal', past.withdrawals);
  await insertRows(within, 'packageRequest', planPackageRequests({ timeline, random }, allocations, customers));
  await insertRows(within, 'quotaLedger', ledgerRows(charges));
  await insertRows(within, 'quotaDayUse', dayUseRows(charges));
  await insertRows(within, 'surveyReply', past.survey?.replies ?? []);
  await insertRows(within, 'surveyAnswer', past.survey?.answers ?? []);
}

/** What a refund withdrew has nothing left, while it still says what was used of it. */
function packageRows({ holdings, charges, withdrawals }: Past) {
  const used = usedOf(charges);
  const withdrawnAt = new Map(withdrawals.map((row) => [row.packageId, row.withdrawnAt]));
  return holdings.map(({ startsMs, expiresMs, ...holding }: Holding) => ({
    ...holding,
    ...(withdrawnAt.has(holding.packageId) && { amount: 0 }),
    used: used.get(holding.packageId) ?? 0,
    startsAt: isoOf(startsMs),
    expiresAt: isoOf(expiresMs),
    createdAt: isoOf(startsMs),
    withdrawnAt: withdrawnAt.get(holding.packageId) ?? null,
  }));
}

function moveRows({ allocations }: Past) {
  return allocations.map(({ mainId, holding: { holderId, packageId, parentPackageId, amount }, movedMs }) => ({
    ...{ mainId, userId: holderId, packageId: parentPackageId ?? 0, allocationId: packageId, amount },
    operationId: `demo-customers-${packageId}`,
    movedAt: isoOf(movedMs),
  }));
}

/** Sellers and agents by agency code; users without a code are those of the manager. */
async function readAuthors({ within, facts }: Writing): Promise<Map<string | null, number[]>> {
  const staff = await within
    .selectFrom('account')
    .innerJoin('role', 'role.roleId', 'account.roleId')
    .select(['userId', 'agencyCode'])
    .where('roleValue', 'in', [2, 3])
    .where('agencyCode', 'is not', null)
    .orderBy('userId')
    .execute();
  const byCode = groupBy(staff, ({ agencyCode }) => agencyCode);
  const authors = new Map([...byCode].map(([code, members]) => [code, members.map(({ userId }) => userId)]));
  return facts.adminId === null ? authors : authors.set(null, [facts.adminId]);
}
