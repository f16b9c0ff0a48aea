import type { KeyedRandom } from '../../catalogue/keyed-random.ts';
import type { Facts } from '../read-facts.ts';
import type { Timeline } from '../timeline.ts';
import type { Customer } from './plan-accounts.ts';
import { type Charge, planCharges } from './plan-charges.ts';
import { type Allocation, allocate, type Holding, holdingsOf } from './plan-holdings.ts';
import { type PurchaseRow, planPurchases } from './plan-purchases.ts';
import { planPartialRefunds, type WithdrawalRow, withdrawalRows } from './plan-refunds.ts';
import { planSurveyReplies, type SurveyPlan } from './plan-survey-replies.ts';

/** What customers bought, were given and looked up; everything else follows from it. */
export interface Past {
  customers: readonly Customer[];
  purchases: readonly PurchaseRow[];
  /** Parents before their allocations. */
  holdings: readonly Holding[];
  allocations: readonly Allocation[];
  withdrawals: readonly WithdrawalRow[];
  survey: SurveyPlan | null;
  charges: readonly Charge[];
}

interface Planning {
  facts: Facts;
  timeline: Timeline;
  random: KeyedRandom;
  /** Takes the id of a package of lookups. */
  takeId: () => number;
}

export function planPast({ facts, timeline, random, takeId }: Planning, customers: readonly Customer[]): Past {
  const { offers, adminId: staffId } = facts;
  const bought = planPurchases({ timeline, random, offers, staffId }, customers);
  const { holdings, allocations } = allocate({ timeline, random, takeId }, holdingsOf(bought, takeId), customers);
  const allocatedIds = new Set(allocations.map(({ customer }) => customer.userId));
  const holderOf = ({ main, userId }: Customer) => (main === null || allocatedIds.has(userId) ? userId : main.userId);
  const survey =
    facts.survey === null
      ? null
      : planSurveyReplies({ timeline, random, survey: facts.survey, holderOf, takeId }, customers);
  const all = [...holdings, ...(survey?.gifts ?? [])];
  const idsOf = (vehicleClass: 'C' | 'B') =>
    facts.vehicles.filter((vehicle) => vehicle.vehicleClass === vehicleClass).map(({ vehicleId }) => vehicleId);
  const vehicleIds = { C: idsOf('C'), B: idsOf('B') };
  const charges = planCharges({ timeline, random, vehicleIds, holdings: all, holderOf }, customers);
  const refunds = planPartialRefunds({ timeline, random, staffId }, { purchases: bought, holdings, charges });
  const refunded = new Map(refunds.map((refund) => [refund.refunded.orderCode, refund.refunded]));
  const purchases = bought.map((purchase) => refunded.get(purchase.orderCode) ?? purchase);
  const withdrawals = withdrawalRows(purchases, refunds);
  return { customers, purchases, holdings: all, allocations, withdrawals, survey, charges };
}
