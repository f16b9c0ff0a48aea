import { randomBytes } from 'node:crypto';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import type { TestApi } from '../server/api.ts';
import type { ValidBodies } from './body-types.ts';

/** Valid bodies for the calls of packages and purchases. */
export function purchaseBodies(api: () => TestApi) {
  async function addPackage(): Promise<{ packageId: number; priceFen: number }> {
    const given = { vehicleClass: 'C', kind: 'count', amount: 100, days: 30, priceFen: 12_000 };
    const { result } = await api().post(resources.package.add, { packageName: '100 次包', ...given });
    return { packageId: result.packageId, priceFen: result.priceFen };
  }

  async function addPurchase(): Promise<{ orderCode: string }> {
    const operationId = randomBytes(16).toString('hex');
    const { result } = await api().post(calls.createPurchase, { ...(await addPackage()), operationId });
    await api().post(calls.payWx, { orderCode: result.orderCode });
    return { orderCode: result.orderCode };
  }

  async function addPaidPurchase(): Promise<{ orderCode: string }> {
    const purchase = await addPurchase();
    await api().post(calls.tillPay, { ...purchase, outcome: 'pay' });
    return purchase;
  }

  async function addWronglyPaidPurchase(): Promise<{ orderCode: string; remark: string }> {
    const purchase = await addPurchase();
    await api().post(calls.tillPay, { ...purchase, outcome: 'wrongAmount' });
    return { ...purchase, remark: '已在微信商户平台原路退回' };
  }

  return {
    purchasePackageList: {},
    ownedPackageList: {},
    getRetailDesc: {},
    saveRetail: async () => {
      // Refused for an account that had the trial or has the service without an expiry.
      await api().db.execute('delete from retail_trial; update account set retail_flag = false');
      return {};
    },
    createPurchase: async () => ({ ...(await addPackage()), operationId: randomBytes(16).toString('hex') }),
    payWx: addPurchase,
    payStatus: addPaidPurchase,
    cancelPurchase: addPaidPurchase,
    listPurchases: {},
    getReceipt: addPaidPurchase,
    tillPay: async () => ({ ...(await addPurchase()), outcome: 'pay' as const }),
    orderList: {},
    orderTotal: {},
    billList: {},
    billInfo: addPaidPurchase,
    orderRefund: addWronglyPaidPurchase,
  } satisfies Partial<ValidBodies>;
}
