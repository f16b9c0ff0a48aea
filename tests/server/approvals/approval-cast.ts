import { sql } from 'kysely';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';
import { makeRecord } from '../../support/server/make-record.ts';
import { roleIdOf } from '../users/users/user-cast.ts';

/** The API with what the tests of approvals do. */
export async function openApprovals() {
  const api = await openTestApi();
  return { api, ...helpersOf(api) };
}

function helpersOf(api: TestApi) {
  /** Switches the kinds of `secondPerson` on, and all others off. */
  async function setSettings(values: Record<string, unknown>): Promise<void> {
    await api.db.execute(`delete from setting_change where key like 'secondPerson.%'`);
    for (const [kind, value] of Object.entries(values)) {
      await sql`insert into setting_change (key, row_version, value)
        values (${`secondPerson.${kind}`}, 1, ${JSON.stringify(value)})`.execute(api.db.sql);
    }
  }
  return {
    setSettings,
    /** A manager, who has every power. */
    async addManager(): Promise<Caller> {
      const caller = await api.signInWith([]);
      const roleId = await roleIdOf(api, 4);
      await api.db.sql.updateTable('account').set({ roleId }).where('userId', '=', caller.userId).execute();
      return caller;
    },
    /** A new package; from then on another price waits. */
    async addPackage(priceFen = 10_000) {
      await setSettings({});
      const { result } = await api.post(resources.package.add, {
        ...makeRecord('package'),
        ...{ packageName: `套餐 ${Math.random()}`, priceFen, formerPriceFen: null },
      });
      await setSettings({ packagePrice: true });
      return result;
    },
    priceOf: async (id: number) => (await api.post(resources.package.get, { id })).result.priceFen,
    list: async (as: Caller, state: 'open' | 'closed' = 'open') =>
      (await api.post(calls.approvalList, { state }, { as })).result.rows,
    approve: (approvalId: number, as: Caller) => api.post(calls.approvalApprove, { approvalId }, { as }),
  };
}

export const idIn = (result: unknown) => Number(Object(result).approvalId);
