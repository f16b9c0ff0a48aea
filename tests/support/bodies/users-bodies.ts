import { calls } from '../../../src/contract/all-calls.ts';
import type { TestApi } from '../server/api.ts';

/** Valid bodies for the staff's calls about users; each is about a new user. */
export function usersBodies(api: () => TestApi) {
  let phones = 0;

  async function addUser(): Promise<{ id: number; rowVersion: number }> {
    const { userId } = await api().signInWith([]);
    phones += 1;
    const phoneNum = String(15_000_000_000 + phones);
    const { rowVersion } = await api()
      .db.sql.updateTable('account')
      .set({ phoneNum })
      .where('userId', '=', userId)
      .returning('rowVersion')
      .executeTakeFirstOrThrow();
    return { id: userId, rowVersion };
  }

  const idOnly = async () => ({ id: (await addUser()).id });

  async function roleOf(roleValue: 1 | 2 | 3 | 4): Promise<number> {
    const { roleId } = await api()
      .db.sql.selectFrom('role')
      .select('roleId')
      .where('roleValue', '=', roleValue)
      .orderBy('roleId')
      .limit(1)
      .executeTakeFirstOrThrow();
    return roleId;
  }

  async function addSubAccount(): Promise<number> {
    const parentId = (await addUser()).id;
    const { id } = await addUser();
    await api()
      .db.sql.updateTable('account')
      .set({ parentId, acctLevel: 1, dctType: 1 })
      .where('userId', '=', id)
      .execute();
    return parentId;
  }

  return {
    resetByCode: async () => {
      const { result } = await api().post(calls.passwordReset, await idOnly());
      return { code: result.code, newPassword: 'Fresh#2026' };
    },
    companyTypes: {},
    userChoices: {},
    grantableRoles: {},
    agencyCodes: {},
    countUsers: { roleName: 1 as const },
    updateUser: async () => ({ ...(await addUser()), values: { userRealname: '王师傅' } }),
    giveUserLookups: async () => ({ ...(await addUser()), amount: 5 }),
    setAgency: async () => ({ ...(await addUser()), agencyCode: null }),
    updateUserRole: async () => ({ ...(await addUser()), roleId: await roleOf(3), agencyCode: 'S100' }),
    setUserState: async () => ({ ...(await addUser()), userState: 'disabled' as const, reason: '投诉' }),
    setUserPhone: async () => ({ ...(await addUser()), phoneNum: String(15_100_000_000 + phones) }),
    passwordReset: idOnly,
    revealPhone: idOnly,
    listUserSessions: idOnly,
    endUserSessions: idOnly,
    viewAsUser: async () => ({ ...(await idOnly()), reason: '客户反馈看不到报价' }),
    endViewAsUser: {},
    getUserQuota: idOnly,
    listUserLedger: idOnly,
    listUserPurchases: idOnly,
    listUserWorkOrders: idOnly,
    accountTypes: {},
    usersByAccountType: { accountType: 'mainWithoutPackage' as const },
    usersByChildType: async () => ({ childType: 'shared' as const, parentId: await addSubAccount() }),
  };
}
