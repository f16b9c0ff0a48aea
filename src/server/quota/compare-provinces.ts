import { randomUUID } from 'node:crypto';
import { oeKey } from '../../contract/oe/oe-number.ts';
import type { ChargeNote } from '../../contract/quota/charge-header.ts';
import type { ProvinceComparison } from '../http/charging.ts';
import type { Session } from '../http/request-context.ts';
import type { Quota } from './quota.ts';

/**
 * Charges one lookup for a number's prices in every province, which are then free for 24 hours, for every make that uses
 * the number. Returns the charge, if any.
 * @throws Refusal 5005xx or 5006xx if nothing is left, 900422 if the request may not charge
 */
export function provinceComparer(quota: Quota) {
  return async (
    { userId }: Session,
    { oe, vehicleTypeCode, isPaidOnly }: ProvinceComparison,
  ): Promise<ChargeNote | undefined> => {
    const { charge } = await quota.open({
      userId,
      vehicleClass: vehicleTypeCode,
      reason: 'provinces',
      subject: oeKey(oe),
      operationId: randomUUID(),
      isPaidOnly,
    });
    const { source, remaining } = charge;
    return source === null ? undefined : { vehicleTypeCode, source, remaining };
  };
}
