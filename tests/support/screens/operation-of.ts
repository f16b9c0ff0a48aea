import type { ChargeRequest } from '../../../src/server/quota/repository.ts';

/** The same operation for the same number, whichever process asks. */
export function operationOf(userId: number, number: number): ChargeRequest {
  return {
    userId,
    vehicleClass: 'C',
    reason: 'parts',
    subject: `vehicle ${number}`,
    operationId: `operation-of-${userId}-number-${number}`,
  };
}
