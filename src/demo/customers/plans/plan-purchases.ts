import type { Insertable, Selectable } from 'kysely';
import { PAYMENT_WINDOW_MINUTES } from '../../../contract/billing/rules.ts';
import { DAY_MS } from '../../../contract/days/calendar-days.ts';
import type { Tables } from '../../../server/platform/db/tables.ts';
import { DIGITS, type KeyedRandom } from '../../catalogue/keyed-random.ts';
import { dateOf, isoOf, MINUTE_MS, momentOf, startOfDay, type Timeline } from '../timeline.ts';
import { type Customer, type Habit, isFrequent } from './plan-accounts.ts';

export type Offer = Selectable<Tables['package']>;
export type PurchaseRow = Insertable<Tables['purchase']> & { operationId: string };

export interface PurchasePlanning {
  timeline: Timeline;
  random: KeyedRandom;
  offers: readonly Offer[];
  /** Who records the refunds. */
  staffId: number | null;
}

type Outcome = 'granted' | 'expired' | 'cancelled' | 'late' | 'amount' | 'lateRefunded' | 'amountRefunded';

interface PlannedPurchase {
  customer: Customer;
  offer: Offer;
  createdMs: number;
  outcome: Outcome;
  key: string;
}

/** The share of main accounts that buy, and of those that leave a purchase unpaid. */
const BUYERS: Record<Habit, number> = { once: 0, light: 0.01, regular: 0.08, heavy: 0.3 };
/** That of companies with sub accounts, and of frequent users of the demo's own seller and agent. */
const TEAM_BUYERS = 0.42;
const UNDECIDED: Record<Habit, number> = { once: 0, light: 0.03, regular: 0.1, heavy: 0.08 };

/** Payments that bought nothing, by days ago. */
const TROUBLES: readonly (readonly [daysAgo: number, outcome: Outcome])[] = [
  [1, 'amount'],
  [3, 'late'],
  [8, 'amount'],
  [17, 'lateRefunded'],
  [39, 'amountRefunded'],
  [62, 'lateRefunded'],
  [88, 'amountRefunded'],
];

/** Purchases in every final state, oldest first. */
export function planPurchases(planning: PurchasePlanning, customers: readonly Customer[]): PurchaseRow[] {
  const { timeline, random } = planning;
  const mains = customers.filter(({ main, isDisabled }) => main === null && !isDisabled);
  const teams = new Set(customers.map(({ main }) => main));
  const buyers = mains.filter((main) =>
    random.isChosen(`buyer/${main.userId}`, isKeen(main, teams) ? TEAM_BUYERS : BUYERS[main.habit]),
  );
  const undecided = mains.filter(
    (customer) =>
      !buyers.includes(customer) && random.isChosen(`undecided/${customer.userId}`, UNDECIDED[customer.habit]),
  );
  const purchases = [
    ...buyers.flatMap((customer) => purchasesOf(planning, customer)),
    ...undecided.flatMap((customer) => unpaidPurchase(planning, customer, `undecided/${customer.userId}`)),
    ...troubles(planning, mains),
  ].filter(({ createdMs }) => createdMs < timeline.nowMs - (PAYMENT_WINDOW_MINUTES + 15) * MINUTE_MS);
  return purchases
    .toSorted((left, right) => left.createdMs - right.createdMs)
    .map((purchase) => rowOf(purchase, planning));
}

function isKeen(main: Customer, teams: ReadonlySet<Customer | null>): boolean {
  return teams.has(main) || (main.agencyCode === 'SD01' && isFrequent(main.habit));
}

/** One to three paid purchases, the first some days after the registration, each perhaps after an attempt without payment. */
function purchasesOf(planning: PurchasePlanning, customer: Customer): PlannedPurchase[] {
  const { random } = planning;
  const of = `buys/${customer.userId}`;
  const length = 1 + Number(random.isChosen(`${of}/second`, 0.55)) + Number(random.isChosen(`${of}/third`, 0.25));
  let waited = random.between(`${of}/first`, 2, 12);
  return Array.from({ length }, (_, index) => index).flatMap((index) => {
    const key = `${of}/${index}`;
    const createdMs = momentOf(startOfDay(customer.createdMs + waited * DAY_MS), random, key);
    waited += random.between(`${key}/wait`, 16, 40);
    const offer = offerFor(planning, customer, { key, index });
    if (offer === undefined) return [];
    const purchase: PlannedPurchase = { customer, offer, createdMs, outcome: 'granted', key };
    const attempt: PlannedPurchase = {
      ...purchase,
      createdMs: createdMs - 3 * MINUTE_MS,
      outcome: 'cancelled',
      key: `${key}/attempt`,
    };
    return random.isChosen(`${key}/attempt`, 0.15) ? [attempt, purchase] : [purchase];
  });
}

function unpaidPurchase(planning: PurchasePlanning, customer: Customer, key: string): PlannedPurchase[] {
  const { random, timeline } = planning;
  const offer = offerFor(planning, customer, { key, index: 1 });
  if (offer === undefined) return [];
  const span = Math.max(0, timeline.nowMs - customer.createdMs - DAY_MS);
  const day = startOfDay(customer.createdMs + DAY_MS + random.unit(`${key}/when`) * span);
  const outcome = random.isChosen(`${key}/outcome`, 0.6) ? 'expired' : 'cancelled';
  return [{ customer, offer, createdMs: momentOf(day, random, key), outcome, key }];
}

function troubles(planning: PurchasePlanning, mains: readonly Customer[]): PlannedPurchase[] {
  const { random, timeline } = planning;
  return TROUBLES.flatMap(([daysAgo, outcome]) => {
    const key = `trouble/${daysAgo}`;
    const createdMs = momentOf(startOfDay(timeline.nowMs) - daysAgo * DAY_MS, random, key);
    const payers = mains.filter((main) => main.createdMs < createdMs - DAY_MS && isFrequent(main.habit));
    if (payers.length === 0) return [];
    const customer = random.pick(`${key}/payer`, payers);
    const offer = offerFor(planning, customer, { key, index: 1 });
    return offer === undefined ? [] : [{ customer, offer, createdMs, outcome, key }];
  });
}

/** A first purchase is often a trial, which can be bought once; later ones are larger. */
function offerFor(
  { offers, random }: PurchasePlanning,
  { isCommercial, platform }: Customer,
  { key, index }: { key: string; index: number },
): Offer | undefined {
  const usual = isCommercial ? 'B' : 'C';
  const wanted = random.isChosen(`${key}/class`, 0.85) ? usual : 'both';
  const isTrial = index === 0 && random.isChosen(`${key}/trial`, 0.5);
  const ofClass = (vehicleClass: Offer['vehicleClass']) =>
    offers.filter(
      (offer) =>
        offer.vehicleClass === vehicleClass && offer.isOnce === isTrial && ['all', platform].includes(offer.platform),
    );
  const choices = isTrial ? ofClass(usual) : [...ofClass(wanted), ...(wanted === 'both' ? [] : ofClass(usual))];
  if (choices.length === 0) return undefined;
  const byPrice = choices.toSorted((left, right) => left.priceFen - right.priceFen);
  // Cheap packages are bought more often.
  return byPrice[Math.floor(random.unit(`${key}/offer`) ** 1.7 * byPrice.length)];
}

const PAID_AFTER_MS: Readonly<Record<Outcome, number | null>> = {
  granted: 2 * MINUTE_MS,
  expired: null,
  cancelled: null,
  late: (PAYMENT_WINDOW_MINUTES + 4) * MINUTE_MS,
  lateRefunded: (PAYMENT_WINDOW_MINUTES + 7) * MINUTE_MS,
  amount: 3 * MINUTE_MS,
  amountRefunded: 3 * MINUTE_MS,
};

const states: Readonly<Record<Outcome, Pick<PurchaseRow, 'state' | 'closeReason' | 'refundReason'>>> = {
  granted: { state: 'granted', closeReason: null, refundReason: null },
  expired: { state: 'closed', closeReason: 'expired', refundReason: null },
  cancelled: { state: 'closed', closeReason: 'cancelled', refundReason: null },
  late: { state: 'refundNeeded', closeReason: null, refundReason: 'late' },
  amount: { state: 'refundNeeded', closeReason: null, refundReason: 'amount' },
  lateRefunded: { state: 'refunded', closeReason: null, refundReason: 'late' },
  amountRefunded: { state: 'refunded', closeReason: null, refundReason: 'amount' },
};

function rowOf(
  { customer, offer, createdMs, outcome, key }: PlannedPurchase,
  { random, staffId }: PurchasePlanning,
): PurchaseRow {
  const { packageId, packageName, packageNameEn, vehicleClass, kind, amount, days, priceFen, isOnce } = offer;
  const paidAfterMs = PAID_AFTER_MS[outcome];
  const paidMs = paidAfterMs === null ? null : createdMs + paidAfterMs;
  const closedMs = createdMs + (outcome === 'expired' ? PAYMENT_WINDOW_MINUTES : 2) * MINUTE_MS;
  // A wrong amount is a fen too much, as the sandbox till pays it.
  const paidFen = paidMs === null ? null : priceFen + Number(states[outcome].refundReason === 'amount');
  const isRefunded = states[outcome].state === 'refunded';
  return {
    ...{ packageId, packageName, packageNameEn, vehicleClass, kind, amount, days, priceFen, isOnce },
    ...states[outcome],
    orderCode: `E${dateOf(createdMs).replaceAll('-', '')}${random.text(`${key}/code`, 12, DIGITS)}`,
    userId: customer.userId,
    operationId: `demo-customers-${key}`,
    platform: customer.platform,
    createdAt: isoOf(createdMs),
    expiresAt: isoOf(createdMs + PAYMENT_WINDOW_MINUTES * MINUTE_MS),
    transactionId: paidMs === null ? null : `42000${random.text(`${key}/transaction`, 23, DIGITS)}`,
    paidFen,
    paidAt: paidMs === null ? null : isoOf(paidMs),
    grantedAt: outcome === 'granted' && paidMs !== null ? isoOf(paidMs + 1_000) : null,
    closedAt: states[outcome].state === 'closed' ? isoOf(closedMs) : null,
    refundedAt: isRefunded && paidMs !== null ? isoOf(paidMs + 26 * 60 * MINUTE_MS) : null,
    refundedFen: isRefunded ? paidFen : null,
    refundedBy: isRefunded ? staffId : null,
    refundRemark: isRefunded ? '商户平台原路退回，已电话告知客户' : '',
  };
}
