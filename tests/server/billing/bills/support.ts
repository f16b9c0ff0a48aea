import { sql } from 'kysely';
import { calls } from '../../../../src/contract/all-calls.ts';
import { createSettling } from '../../../../src/server/billing/purchases/settle.ts';
import { Refusal } from '../../../../src/server/platform/errors.ts';
import type { Caller } from '../../../support/server/api.ts';
import { openCompany } from '../../company/support.ts';

interface Given {
  kind?: 'count' | 'daily' | 'retail';
  vehicleClass?: 'C' | 'both';
  amount?: number;
  days?: number;
  paidFen?: number;
  state?: 'created' | 'paid' | 'closed' | 'refundNeeded';
}

/** A shop that buys, with a sub account that shares its lookups and one with an allocation. */
export async function openBuyer() {
  const opened = await openCompany();
  const { api, db, shop } = opened;
  const sharing = await opened.addSub({ isShared: true });
  const allocated = await opened.addSub({ isShared: false });
  let serial = 0;

  /** A purchase of the shop, paid unless stated otherwise. */
  async function addPurchase(given: Given = {}): Promise<string> {
    serial += 1;
    const { kind = 'count', vehicleClass = 'C', amount = 100, days = 30, paidFen = 12_000, state = 'paid' } = given;
    const orderCode = `E20261101${String(serial).padStart(12, '0')}`;
    const isPaid = state === 'paid' || state === 'refundNeeded';
    await sql`
      insert into purchase (order_code, user_id, operation_id, package_name, package_name_en, vehicle_class, kind, amount, days,
        price_fen, is_once, platform, state, expires_at, paid_fen, paid_at, transaction_id)
      values (${orderCode}, ${shop.userId}, ${orderCode}, '次卡', 'Prepaid', ${vehicleClass}, ${kind}, ${amount}, ${days},
        ${paidFen}, false, 'easyEpc', ${state}, now(), ${isPaid ? paidFen : null}, ${isPaid ? sql`now()` : null},
        ${orderCode})`.execute(db.sql);
    return orderCode;
  }

  const grant = (orderCode: string) => createSettling(db, { merchantId: '', appId: '' }).grant(orderCode);
  const infoOf = async (orderCode: string) => (await api.post(calls.billInfo, { orderCode })).result;
  const refund = (orderCode: string, body: { refundFen?: number; left?: number } = {}, as?: Caller) =>
    api.post(calls.orderRefund, { orderCode, remark: '协商退款', ...body }, as === undefined ? {} : { as });

  return {
    ...{ opened, api, db, shop, sharing, allocated, addPurchase, grant, infoOf, refund },
    /** Removes all lookups and purchases, and uses up the shop's free lookups of today. */
    clear: () =>
      db.execute(`delete from quota_ledger;
        truncate quota_day_use, quota_withdrawal, quota_move, quota_package cascade;
        delete from purchase; delete from approval; delete from setting_change;
        update account set retail_flag = false, retail_expire_time = null;
        insert into quota_day_use (holder_id, vehicle_class, day, package_id, used)
          values (${shop.userId}, 'C', (now() at time zone 'Asia/Shanghai')::date, 0, 5)`),
    async addGranted(given: Given = {}): Promise<string> {
      const orderCode = await addPurchase(given);
      await grant(orderCode);
      return orderCode;
    },
    /** From what is left now. */
    async refundLeft(orderCode: string, refundFen?: number) {
      const { left, proposedFen } = (await infoOf(orderCode)).remainder ?? { left: 0, proposedFen: 0 };
      return refund(orderCode, { left, refundFen: refundFen ?? proposedFen });
    },
    async chargeTimes(userId: number, times: number): Promise<void> {
      for (let count = 0; count < times; count += 1) await opened.charge(userId);
    },
    chargeCode: (userId: number) =>
      opened.charge(userId).then(
        () => '000000',
        (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
      ),
    /** Allocates lookups of the shop's first package. */
    async allocate(amount: number): Promise<string> {
      const { result } = await api.post(calls.listAllocations, {}, { as: shop });
      const { packageId = 0 } = result[0] ?? {};
      const body = { id: allocated.userId, packageId, amount, operationId: opened.operationId() };
      return (await api.post(calls.allocateQuota, body, { as: shop })).code;
    },
    ledgerOf: async (as: Caller) => (await api.post(calls.listLedger, { pageSize: 100 }, { as })).result.rows,
    ownedBy: async (as: Caller) => (await api.post(calls.ownedPackageList, {}, { as })).result.rows,
    auditOf: async (orderCode: string) =>
      (await api.post(calls.auditList, { filters: { subject: 'order', subjectId: orderCode } })).result.rows,
  };
}
