import { CHARGE_VALID_HOURS } from '../../contract/quota/rules.ts';
import type { Charge, ChargeReason, Deduct } from '../../contract/quota/schemas.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { usedIdempotencyKey } from '../platform/idempotency-key.ts';
import { fixedSettings, type Settings } from '../platform/settings.ts';
import { freeLookupsOf } from './free-lookups.ts';
import {
  type ChargeNow,
  type ChargeRequest,
  type FormerCharge,
  findHolder,
  type Holder,
  holdHolder,
  isPaid,
  listPaid,
  type Paid,
  type PaidQuery,
  readBeforeCharge,
  readQuota,
  takeOne,
} from './repository.ts';
import { deductOf, refusalCode, remainingOf, sourcesOf } from './standing.ts';

/** A charge with the holder of its quota, and how long its subject stays free. */
export interface Opening {
  charge: Charge;
  holderId: number;
  paidForMs: number;
}

export interface Quota {
  /**
   * Charges one lookup: free ones first, then daily packages, then counted ones. A repeated operationId, and the same
   * subject within 24 hours, are not charged. `work` runs in the same transaction.
   * @throws Refusal 5005xx or 5006xx if nothing is left, 900400 for an operationId used for another request, 900422 if the
   *   request may not charge
   */
  charge(request: ChargeRequest, work?: (within: Sql) => Promise<void>): Promise<Charge>;
  /** As `charge`, with the time for which the subject stays free. */
  open(request: ChargeRequest): Promise<Opening>;
  /** The remaining lookups of both classes. */
  counters(userId: number): Promise<Deduct>;
  remaining(userId: number, vehicleClass: VehicleType): Promise<number>;
  /** The subjects that the account can open again without a charge. */
  paid(userId: number, reason: ChargeReason): Promise<Paid[]>;
  /** Whether a subject is among them. */
  isPaid(query: PaidQuery): Promise<boolean>;
}

/** The only place where lookups are charged. */
export function createQuota(database: Database, settings: Settings = fixedSettings()): Quota {
  const { sql: db } = database;
  const freeNow = () => freeLookupsOf(settings);
  const holderOf = async (userId: number) => requireHolder(await findHolder(db, userId));
  const open = (request: ChargeRequest, work: (within: Sql) => Promise<void>) =>
    db.transaction().execute(async (within): Promise<Opening> => {
      const { holderId } = requireHolder(await holdHolder(within, request.userId));
      const now = await readBeforeCharge(within, { holderId, request, free: freeNow() });
      const charge = findFreeCharge(request, now) ?? (await take(within, { request, holderId, now }));
      await work(within);
      return { charge, holderId, paidForMs: now.paidForMs > 0 ? now.paidForMs : CHARGE_VALID_HOURS * 3_600_000 };
    });
  const noWork = async () => undefined;
  return {
    charge: async (request, work = noWork) => (await open(request, work)).charge,
    open: (request) => open(request, noWork),
    async counters(userId) {
      const { holderId, isShared } = await holderOf(userId);
      const { held } = await readQuota(db, holderId, freeNow());
      return deductOf(held.C, held.B, isShared);
    },
    async remaining(userId, vehicleClass) {
      const { holderId } = await holderOf(userId);
      return remainingOf((await readQuota(db, holderId, freeNow())).held[vehicleClass]);
    },
    paid: async (userId, reason) => listPaid(db, (await holderOf(userId)).holderId, reason),
    isPaid: (query) => isPaid(database, query),
  };
}

/** The result of a request that is not charged, or was before; undefined if a lookup must be taken. */
function findFreeCharge(request: ChargeRequest, { former, paidForMs, held }: ChargeNow): Charge | undefined {
  const remaining = remainingOf(held[request.vehicleClass]);
  if (former !== null) {
    if (!isSame(former, request)) throw usedIdempotencyKey();
    return { isCharged: true, source: former.source, remaining };
  }
  return paidForMs > 0 ? { isCharged: false, source: null, remaining } : undefined;
}

interface TakeInput {
  request: ChargeRequest;
  holderId: number;
  now: ChargeNow;
}

async function take(within: Sql, { request, holderId, now }: TakeInput): Promise<Charge> {
  const held = now.held[request.vehicleClass];
  const sources = sourcesOf(held);
  if (sources.length > 0 && request.isPaidOnly === true) throw new Refusal('900422');
  for (const source of sources) {
    if (await takeOne(within, { request, holderId, source, now }))
      return { isCharged: true, source: source.source, remaining: remainingOf(held) - 1 };
  }
  throw new Refusal(refusalCode(request.vehicleClass, held));
}

function isSame({ isFresh, ...former }: FormerCharge, { vehicleClass, reason, subject }: ChargeRequest): boolean {
  return isFresh && former.vehicleClass === vehicleClass && former.reason === reason && former.subject === subject;
}

function requireHolder(holder: Holder | undefined): Holder {
  if (holder === undefined) throw new Refusal('900404');
  return holder;
}
