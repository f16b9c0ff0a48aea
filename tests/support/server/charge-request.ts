import type { ChargeRequest } from '../../../src/server/quota/repository.ts';

/** A request for a charge, with the same idempotency key for the same number in every process. */
export function chargeRequest(userId: number, number: number): ChargeRequest {
  return {
    userId,
    vehicleClass: 'C',
    reason: 'parts',
    subject: `vehicle ${number}`,
    operationId: `operation-of-${userId}-number-${number}`,
  };
}
