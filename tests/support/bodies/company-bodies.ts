import { calls } from '../../../src/contract/all-calls.ts';
import type { TestApi } from '../server/api.ts';

/** What the calls of main and sub accounts answer well: the manager is made the one or the other first. */
export function companyBodies(api: () => TestApi) {
  let serial = 0;
  const next = () => ++serial;
  const password = 'Initial#1';
  const me = () => api().users.manager.userId;

  async function asMain(): Promise<void> {
    await api().db.execute(`update account set dept_id = 1, acct_level = 0, parent_id = null where user_id = ${me()}`);
  }

  async function asSub(): Promise<void> {
    const main = api().users.general.userId;
    await api().db.execute(`
      update account set dept_id = 1 where user_id = ${main};
      update account set dept_id = 1, acct_level = 1, parent_id = ${main} where user_id = ${me()};
      delete from package_request where user_id = ${me()}`);
  }

  async function aSub(): Promise<{ id: number }> {
    await asMain();
    const username = `sub ${next()}`;
    const sub = { username, password, userRealname: '小陈', isShared: false };
    return { id: (await api().post(calls.addSubAccount, sub)).result.id };
  }

  async function aMove() {
    const { packageId } = await api()
      .db.sql.insertInto('quotaPackage')
      .values({
        holderId: me(),
        vehicleClass: 'C',
        kind: 'count',
        amount: 9,
        expiresAt: '2099-01-01T00:00:00Z',
        origin: 'test',
      })
      .returning('packageId')
      .executeTakeFirstOrThrow();
    return { ...(await aSub()), packageId, amount: 2, operationId: `company-operation-${next()}` };
  }

  async function aRequest(userId: number): Promise<{ requestId: number }> {
    return api()
      .db.sql.insertInto('packageRequest')
      .values({ userId, vehicleClass: 'C', kind: 'count', amount: 5, note: '' })
      .returning('requestId')
      .executeTakeFirstOrThrow();
  }

  const asMainWith =
    <Body>(body: Body) =>
    async (): Promise<Body> => {
      await asMain();
      return body;
    };

  return {
    getCompany: asMainWith({}),
    listSubAccounts: asMainWith({ search: 'sub', sortBy: 'used30Days' as const, orderBy: 'desc' as const }),
    addSubAccount: async () => {
      await asMain();
      return { username: `added ${next()}`, password, userRealname: '小陈', contactPhone: '13800000000' };
    },
    editSubAccount: async () => ({ ...(await aSub()), userRealname: '小李', contactPhone: null }),
    disableSubAccount: async () => ({ ...(await aSub()), isDisabled: true }),
    resetSubPassword: async () => ({ ...(await aSub()), password: 'Another#1' }),
    shareQuota: async () => ({ ...(await aSub()), isShared: true }),
    listAllocations: asMainWith({}),
    allocateQuota: aMove,
    takeBackQuota: async () => {
      const move = await aMove();
      await api().post(calls.allocateQuota, move);
      return { ...move, operationId: `company-operation-${next()}` };
    },
    askPackage: async () => {
      await asSub();
      return { vehicleClass: 'C' as const, kind: 'count' as const, amount: 20, note: '年检季' };
    },
    listPackageRequests: asMainWith({ isOpen: true }),
    withdrawPackageRequest: async () => {
      await asSub();
      return aRequest(me());
    },
    answerPackageRequest: async () => {
      const { id } = await aSub();
      const answer = { kind: 'refused' as const, word: '下周再说' };
      return { ...(await aRequest(id)), answer, operationId: `company-operation-${next()}` };
    },
    getPackageNews: {},
    seePackageNews: {},
    getUseStatistics: asMainWith({ from: '2026-03-01', to: '2026-03-31' }),
  };
}
