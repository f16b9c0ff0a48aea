import { randomBytes } from 'node:crypto';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import type { TestApi } from '../server/api.ts';
import type { GoodBodies } from './body-types.ts';

/** What the calls of packages and purchases answer well. */
export function purchaseBodies(api: () => TestApi) {
  async function aPackage(): Promise<{ packageId: number; priceFen: number }> {
    const given = { vehicleClass: 'C', kind: 'count', amount: 100, days: 30, priceFen: 12_000 };
    const { result } = await api().post(resources.package.add, { packageName: '100 次包', ...given });
    return { packageId: result.packageId, priceFen: result.priceFen };
  }

  async function aPurchase(): Promise<{ orderCode: string }> {
    const operationId = randomBytes(16).toString('hex');
    const { result } = await api().post(calls.createOrder, { ...(await aPackage()), operationId });
    await api().post(calls.payWx, { orderCode: result.orderCode });
    return { orderCode: result.orderCode };
  }

  async function paidPurchase(): Promise<{ orderCode: string }> {
    const purchase = await aPurchase();
    await api().post(calls.tillPay, { ...purchase, outcome: 'pay' });
    return purchase;
  }

  async function wronglyPaid(): Promise<{ orderCode: string; remark: string }> {
    const purchase = await aPurchase();
    await api().post(calls.tillPay, { ...purchase, outcome: 'wrongAmount' });
    return { ...purchase, remark: '已在微信商户平台原路退回' };
  }

  return {
    purchasePackageList: {},
    ownedPackageList: {},
    getRetailDesc: {},
    saveRetail: async () => {
      // Once an account, and not for those who have the service without an end.
      await api().db.execute('delete from retail_trial; update account set retail_flag = false');
      return {};
    },
    createOrder: async () => ({ ...(await aPackage()), operationId: randomBytes(16).toString('hex') }),
    payWx: aPurchase,
    payStatus: paidPurchase,
    cancelOrder: paidPurchase,
    listPurchases: {},
    getReceipt: paidPurchase,
    tillPay: async () => ({ ...(await aPurchase()), outcome: 'pay' as const }),
    orderList: {},
    orderTotal: {},
    billList: {},
    billInfo: paidPurchase,
    orderRefund: wronglyPaid,
  } satisfies Partial<GoodBodies>;
}
