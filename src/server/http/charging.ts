import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AnyCall, VehicleCharge } from '../../contract/call.ts';
import { ProvinceCode } from '../../contract/provinces/schemas.ts';
import type { ChargeNote } from '../../contract/quota/charge-header.ts';
import { PAID_ONLY, paidOnlyHeader } from '../../contract/quota/paid-only-header.ts';
import { VehicleType } from '../../contract/vehicles/schemas.ts';
import { Refusal } from '../platform/errors.ts';
import type { Session } from './request-context.ts';

/** A charged call: a vehicle whose parts or configuration are requested. */
export interface VehicleOpening {
  vehicleId: number;
  /** As sent by the client. */
  vin?: string | undefined;
  reason: VehicleCharge;
  /** Refused with 900422 instead of charged. */
  isPaidOnly: boolean;
}

/** A charged call: a number whose prices in every province are requested. */
export interface ProvinceComparison {
  /** As sent by the client. */
  oe: string;
  vehicleTypeCode: VehicleType;
  /** Refused with 900422 instead of charged. */
  isPaidOnly: boolean;
}

/** Charges as the calls declare them. Each returns the charge, or undefined if it was paid before. */
export interface Charging {
  /** @throws Refusal 900421 unless the province is the account's default or paid for */
  requireProvince(session: Session, provinceCode: ProvinceCode): Promise<void>;
  /** @throws Refusal 5005xx, 5006xx, 200201, 900422 */
  openVehicle(session: Session, opening: VehicleOpening): Promise<ChargeNote | undefined>;
  /** @throws Refusal 5005xx, 5006xx, 900422 */
  compareProvinces(session: Session, comparison: ProvinceComparison): Promise<ChargeNote | undefined>;
}

/** The fields that each charge needs; a test over the contract checks that the calls have them. */
const VehicleBody = z.object({ vehicleId: z.number(), vin: z.string().optional() });
const ProvinceBody = z.object({ provinceCode: ProvinceCode });
const NumberBody = z.object({ oe: z.string(), vehicleTypeCode: VehicleType });

/** Before the handler. @throws Refusal 900421 */
export async function requireOpenProvince(
  { charge }: AnyCall,
  { body, session }: { body: unknown; session: Session },
  charging: Charging,
): Promise<void> {
  if (charge === 'province') await charging.requireProvince(session, ProvinceBody.parse(body).provinceCode);
}

interface Answered {
  body: unknown;
  result: unknown;
  session: Session;
  request: FastifyRequest;
}

/**
 * After the handler, before its result is sent: only then it is known whether there is anything to charge for. A view as a
 * user is never charged.
 * @throws Refusal 301002 in a view where it would be
 */
export async function chargeResult(
  { charge }: AnyCall,
  { body, result, session, request }: Answered,
  charging: Charging,
): Promise<ChargeNote | undefined> {
  if (isEmptyResult(result)) return undefined;
  const isPaidOnly = session.viewer !== null || request.headers[paidOnlyHeader] === PAID_ONLY;
  const run = async () => {
    if (charge === 'parts' || charge === 'config')
      return charging.openVehicle(session, { ...VehicleBody.parse(body), reason: charge, isPaidOnly });
    if (charge === 'provinces') return charging.compareProvinces(session, { ...NumberBody.parse(body), isPaidOnly });
    return undefined;
  };
  return run().catch((error: unknown) => {
    // The client would offer to confirm the charge.
    const isUnpaid = error instanceof Refusal && error.code === UNCONFIRMED;
    throw isUnpaid && session.viewer !== null ? new Refusal('301002') : error;
  });
}

const UNCONFIRMED = '900422';

/** Null, an empty list, or an object whose lists are all empty: nothing was found, and nothing is charged. */
export function isEmptyResult(result: unknown): boolean {
  if (Array.isArray(result)) return result.length === 0;
  if (typeof result !== 'object' || result === null) return result === null;
  const lists = Object.values(result).filter(Array.isArray);
  return lists.length > 0 && lists.every((list) => list.length === 0);
}
