import { calls, resources } from '../../../src/contract/all-calls.ts';
import type { TestApi } from '../server/api.ts';
import { makeRecord } from '../server/make-record.ts';

/** Valid bodies for the calls of bulk changes. */
export function bulkBodies(api: () => TestApi) {
  const selection = async () => {
    const { result } = await api().post(resources.notice.add, makeRecord('notice'));
    return { resource: 'notice', ids: [result.noticeId], values: { title: '批量' } };
  };
  const plan = async () => ({ planId: (await api().post(calls.bulkPlan, await selection())).result.planId });
  return { bulkPlan: selection, bulkRows: plan, bulkProgress: plan, bulkApply: plan, bulkUndo: plan };
}
