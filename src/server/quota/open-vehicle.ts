import { randomUUID } from 'node:crypto';
import type { ChargeNote } from '../../contract/quota/charge-header.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import type { VehicleOpening } from '../http/charging.ts';
import type { Session } from '../http/request-context.ts';
import { isUnavailable, Refusal } from '../platform/errors.ts';
import { createPaidVehicleCache, holderOf } from './paid-vehicle-cache.ts';
import type { Quota } from './quota.ts';
import type { PaidQuery } from './repository.ts';

interface Dependencies {
  quota: Quota;
  /** The class of a vehicle; undefined if it does not exist. */
  classOf(vehicleId: number): Promise<VehicleType | undefined>;
  /** @throws Refusal 200201 if the VIN belongs to another model */
  refuseOtherVin(opening: VehicleOpening): Promise<void>;
}

/**
 * Charges one lookup for opening a vehicle's parts or configuration; both are then free for 24 hours. A paid vehicle in the
 * cache takes no statement. Returns the charge, if any.
 * @throws Refusal 5005xx or 5006xx if nothing is left, 900404 for an unknown vehicle, 200201 for the VIN of another model,
 *   900422 if the request may not charge
 */
export function vehicleOpener({ quota, classOf, refuseOtherVin }: Dependencies) {
  const paidVehicles = createPaidVehicleCache();
  // A screen sends its first calls together: one is charged, the others wait for it.
  const pendingCharges = new Map<string, Promise<unknown>>();

  const pay = async (
    session: Session,
    { vehicleId, reason, isPaidOnly }: VehicleOpening,
  ): Promise<ChargeNote | undefined> => {
    const vehicleTypeCode = await classOf(vehicleId);
    if (vehicleTypeCode === undefined) throw new Refusal('900404');
    const opening = { userId: session.userId, vehicleClass: vehicleTypeCode, reason, subject: String(vehicleId) };
    const opened = await quota
      .open({ ...opening, operationId: randomUUID(), isPaidOnly })
      .catch((error: unknown) =>
        nothingIfPaid(error, { holderId: holderOf(session), reason, subject: opening.subject }),
      );
    if (opened === undefined) return undefined;
    const { charge, holderId, paidForMs } = opened;
    paidVehicles.add(holderId, vehicleId, paidForMs);
    const { source, remaining } = charge;
    return source === null ? undefined : { vehicleTypeCode, source, remaining };
  };

  /** Without the primary nothing can be charged, but what was paid for stays open. @throws the error otherwise */
  const nothingIfPaid = async (error: unknown, query: PaidQuery): Promise<undefined> => {
    if (!isUnavailable(error) || !(await quota.isPaid(query))) throw error;
  };

  return async (session: Session, opening: VehicleOpening): Promise<ChargeNote | undefined> => {
    await refuseOtherVin(opening);
    const holderId = holderOf(session);
    if (paidVehicles.has(holderId, opening.vehicleId)) return undefined;
    // A request that may not charge is refused, and those that may must not wait for its refusal.
    const key = `${session.userId} ${opening.vehicleId} ${opening.isPaidOnly}`;
    const earlier = pendingCharges.get(key);
    if (earlier !== undefined) {
      await earlier;
      return undefined;
    }
    const pending = pay(session, opening);
    pendingCharges.set(key, pending);
    try {
      return await pending;
    } finally {
      pendingCharges.delete(key);
    }
  };
}
