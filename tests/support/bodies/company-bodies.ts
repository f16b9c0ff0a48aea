import { calls } from '../../../src/contract/all-calls.ts';
import type { TestApi } from '../server/api.ts';

/** Shared, because names must be unique among all bodies for one database. */
let serial = 0;

/** Valid bodies for the calls of main and sub accounts; the manager is first made a main or a sub account. */
export function companyBodies(api: () => TestApi) {
  const next = () => ++serial;
  const password = 'Initial#1';
  const ownUserId = () => api().users.manager.userId;

  async function makeMainAccount(): Promise<void> {
    await api().db.execute(
      `update account set dept_id = 1, acct_level = 0, parent_id = null where user_id = ${ownUserId()}`,
    );
  }

  async function makeSubAccount(): Promise<void> {
    const main = api().users.general.userId;
    await api().db.execute(`
      update account set dept_id = 1 where user_id = ${main};
      update account set dept_id = 1, acct_level = 1, parent_id = ${main} where user_id = ${ownUserId()};
      delete from package_request where user_id = ${ownUserId()}`);
  }

  async function createSubAccount(): Promise<{ id: number }> {
    await makeMainAccount();
    const username = `sub ${next()}`;
    const sub = { username, password, userRealname: '小陈', isShared: false };
    return { id: (await api().post(calls.addSubAccount, sub)).result.id };
  }

  async function prepareAllocation() {
    const { packageId } = await api()
      .db.sql.insertInto('quotaPackage')
      .values({
        holderId: ownUserId(),
        vehicleClass: 'C',
        kind: 'count',
        amount: 9,
        expiresAt: '2099-01-01T00:00:00Z',
        origin: 'test',
      })
      .returning('packageId')
      .executeTakeFirstOrThrow();
    return { ...(await createSubAccount()), packageId, amount: 2, operationId: `company-operation-${next()}` };
  }

  async function addRequest(userId: number): Promise<{ requestId: number }> {
    return api()
      .db.sql.insertInto('packageRequest')
      .values({ userId, vehicleClass: 'C', kind: 'count', amount: 5, note: '' })
      .returning('requestId')
      .executeTakeFirstOrThrow();
  }

  const forMainAccount =
    <Body>(body: Body) =>
    async (): Promise<Body> => {
      await makeMainAccount();
      return body;
    };

  return {
    getCompany: forMainAccount({}),
    getLetterhead: {},
    saveLetterhead: { shopName: '顺达汽修', phone: '0512-66668888', address: '苏州市吴中区' },
    deleteLetterheadLogo: {},
    listSubAccounts: forMainAccount({ search: 'sub', sortBy: 'used30Days' as const, orderBy: 'desc' as const }),
    addSubAccount: async () => {
      await makeMainAccount();
      return { username: `added ${next()}`, password, userRealname: '小陈', contactPhone: '13800000000' };
    },
    editSubAccount: async () => ({ ...(await createSubAccount()), userRealname: '小李', contactPhone: null }),
    disableSubAccount: async () => ({ ...(await createSubAccount()), isDisabled: true }),
    resetSubPassword: async () => ({ ...(await createSubAccount()), password: 'Another#1' }),
    shareQuota: async () => ({ ...(await createSubAccount()), isShared: true }),
    listAllocations: forMainAccount({}),
    allocateQuota: prepareAllocation,
    takeBackQuota: async () => {
      const move = await prepareAllocation();
      await api().post(calls.allocateQuota, move);
      return { ...move, operationId: `company-operation-${next()}` };
    },
    askPackage: async () => {
      await makeSubAccount();
      return { vehicleClass: 'C' as const, kind: 'count' as const, amount: 20, note: '年检季' };
    },
    listPackageRequests: forMainAccount({ isOpen: true }),
    withdrawPackageRequest: async () => {
      await makeSubAccount();
      return addRequest(ownUserId());
    },
    answerPackageRequest: async () => {
      const { id } = await createSubAccount();
      const answer = { kind: 'refused' as const, word: '下周再说' };
      return { ...(await addRequest(id)), answer, operationId: `company-operation-${next()}` };
    },
    getPackageNews: {},
    seePackageNews: {},
    getUseStatistics: forMainAccount({ from: '2026-03-01', to: '2026-03-31' }),
  };
}
