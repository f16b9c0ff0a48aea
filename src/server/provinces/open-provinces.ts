import { ProvinceCode } from '../../contract/provinces/schemas.ts';
import type { ChargeReason } from '../../contract/quota/schemas.ts';
import type { Session } from '../http/request-context.ts';
import { Refusal } from '../platform/errors.ts';

/** The part of the quota domain that tells which provinces are paid for. */
export interface PaidProvinces {
  /** The account whose quota a session uses. */
  holderOf(session: Session): number;
  isPaid(query: { holderId: number; reason: ChargeReason; subject: string }): Promise<boolean>;
  paid(userId: number, reason: ChargeReason): Promise<{ subject: string }[]>;
}

/**
 * The open provinces of an account: its default, and those that it switched to within 24 hours. A session may still have a
 * former default for a second; a new one is paid for, so it is open at once on every node.
 */
export function createOpenProvinces(quota: PaidProvinces) {
  return {
    /** @throws Refusal 900421 unless the province is open */
    async require(session: Session, provinceCode: ProvinceCode): Promise<void> {
      if (provinceCode === session.provinceCode) return;
      const holderId = quota.holderOf(session);
      if (!(await quota.isPaid({ holderId, reason: 'province', subject: provinceCode }))) throw new Refusal('900421');
    },
    async list(session: Session): Promise<ProvinceCode[]> {
      const paid = await quota.paid(session.userId, 'province');
      const codes = paid.flatMap(({ subject }) => ProvinceCode.safeParse(subject).data ?? []);
      return [...new Set([session.provinceCode, ...codes])];
    },
  };
}
