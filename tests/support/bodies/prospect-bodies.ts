import { calls } from '../../../src/contract/all-calls.ts';
import type { TestApi } from '../server/api.ts';
import type { ValidBodies } from './body-types.ts';

/** Valid bodies for the calls of prospects, remarks, sellers and agents. */
export function prospectBodies(api: () => TestApi) {
  /** Gives the seller and the agent agency codes, and the general user the code of one of them. */
  async function addAgencies(of: 'seller' | 'agent') {
    const { seller, agent, general } = api().users;
    const codes = [
      [seller.userId, 'S01'],
      [agent.userId, 'A01'],
      [general.userId, of === 'seller' ? 'S01' : 'A01'],
    ] as const;
    for (const [userId, agencyCode] of codes) {
      await api().db.sql.updateTable('account').set({ agencyCode }).where('userId', '=', userId).execute();
    }
    return { userId: general.userId, seller: seller.userId, agent: agent.userId };
  }

  async function addTransfer(from: 'seller' | 'agent') {
    const { seller, agent } = await addAgencies(from);
    return from === 'seller' ? { fromId: seller, toId: agent } : { fromId: agent, toId: seller };
  }

  async function addTransferred(from: 'seller' | 'agent') {
    const body = { ...(await addTransfer(from)), planned: 1 };
    const { result } = await api().post(from === 'seller' ? calls.sellerTransfer : calls.agentTransfer, body);
    return { batchId: result.batchId };
  }

  async function addRemark() {
    const { userId } = await addAgencies('seller');
    const { result } = await api().post(calls.remarkUpdate, { userId, remarks: '想先试用一个月' });
    return { id: result.id, rowVersion: result.rowVersion, userId };
  }

  return {
    prospectCounts: { filters: {} },
    prospectChoices: {},
    remarkList: async () => ({ userId: (await addRemark()).userId }),
    remarkUpdate: async () => ({ userId: api().users.general.userId, remarks: '回访', dueOn: '2026-12-01' }),
    remarkDelete: addRemark,
    remarkImportApply: async () => {
      const { username } = await api()
        .db.sql.selectFrom('account')
        .select('username')
        .where('userId', '=', (await addAgencies('seller')).userId)
        .executeTakeFirstOrThrow();
      const bytes = Buffer.from(`user,remarks\n${username},${Math.random()}`);
      const labels = { heads: {}, choices: {} };
      const { result } = await api().upload(calls.remarkImportPlan, { body: { fileName: 'a.csv', labels }, bytes });
      return { planId: result.planId };
    },
    sellerList: { from: '2026-11-01', to: '2026-11-30' },
    sellerUsers: async () => ({ id: (await addAgencies('seller')).seller }),
    sellerTransferTargets: async () => ({ fromId: (await addAgencies('seller')).seller }),
    sellerTransferPlan: () => addTransfer('seller'),
    sellerTransfer: async () => ({ ...(await addTransfer('seller')), planned: 1 }),
    sellerTransferUndo: () => addTransferred('seller'),
    agentList: {},
    agentUsers: {},
    agentTransferTargets: async () => ({ fromId: (await addAgencies('agent')).agent }),
    agentTransferPlan: () => addTransfer('agent'),
    agentTransfer: async () => ({ ...(await addTransfer('agent')), planned: 1 }),
    agentTransferUndo: () => addTransferred('agent'),
  } satisfies Partial<ValidBodies>;
}
