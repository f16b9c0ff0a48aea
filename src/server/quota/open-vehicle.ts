import { randomUUID } from 'node:crypto';
import type { ChargeNote } from '../../contract/quota/charge-header.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import type { Session } from '../http/request-context.ts';
import type { VehicleOpening } from '../http/serve.ts';
import { Refusal } from '../platform/errors.ts';
import { createPaidVehicleCache, holderOf } from './paid-vehicle-cache.ts';
import type { Quota } from './quota.ts';

interface Needs {
  quota: Quota;
  /** The class of a vehicle; nothing where there is no such vehicle. */
  classOf(vehicleId: number): Promise<VehicleType | undefined>;
  /** @throws Refusal 200201 for a VIN of another model: whoever follows such a link is asked first */
  refuseOtherVin(opening: VehicleOpening): Promise<void>;
}

/**
 * Pays for a vehicle before its parts or its configuration are shown: one lookup of its class, whichever of the two is
 * opened first, and both are free for 24 hours. What is paid for costs no statement. Gives what was taken, if anything.
 * @throws Refusal 5005xx or 5006xx where nothing is left, 900404 without the vehicle, 200201 with another's VIN
 */
export function vehicleOpener({ quota, classOf, refuseOtherVin }: Needs) {
  const paidVehicles = createPaidVehicleCache();
  // The first calls of one screen come at once: one of them pays, the others wait for it.
  const paying = new Map<string, Promise<unknown>>();

  const pay = async (session: Session, { vehicleId, reason }: VehicleOpening): Promise<ChargeNote | undefined> => {
    const vehicleTypeCode = await classOf(vehicleId);
    if (vehicleTypeCode === undefined) throw new Refusal('900404');
    const { charge, holderId, paidForMs } = await quota.open({
      userId: session.userId,
      vehicleClass: vehicleTypeCode,
      reason,
      subject: String(vehicleId),
      operationId: randomUUID(),
    });
    paidVehicles.add(holderId, vehicleId, paidForMs);
    const { source, remaining } = charge;
    return source === null ? undefined : { vehicleTypeCode, source, remaining };
  };

  return async (session: Session, opening: VehicleOpening): Promise<ChargeNote | undefined> => {
    await refuseOtherVin(opening);
    const holderId = holderOf(session);
    if (paidVehicles.has(holderId, opening.vehicleId)) return undefined;
    const key = `${session.userId} ${opening.vehicleId}`;
    const before = paying.get(key);
    if (before !== undefined) {
      await before;
      return undefined;
    }
    const mine = pay(session, opening);
    paying.set(key, mine);
    try {
      return await mine;
    } finally {
      paying.delete(key);
    }
  };
}
