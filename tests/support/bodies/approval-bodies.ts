import { resources } from '../../../src/contract/all-calls.ts';
import type { TestApi } from '../server/api.ts';
import { makeRecord } from '../server/make-record.ts';

/** Valid bodies for the calls of approvals; each is about a change that waits, by another member of staff. */
export function approvalBodies(api: () => TestApi) {
  async function addApproval(requestedBy: number): Promise<{ approvalId: number }> {
    const { result } = await api().post(resources.notice.add, makeRecord('notice'));
    return api()
      .db.sql.insertInto('approval')
      .values({
        ...{
          kind: 'packagePrice',
          operation: resources.notice.edit.operation,
          subject: 'notice',
          subjectName: '',
          source: 'page',
        },
        subjectId: String(result.noticeId),
        body: JSON.stringify({ id: result.noticeId, rowVersion: result.rowVersion, values: { title: '新标题' } }),
        before: '{}',
        after: JSON.stringify({ title: '新标题' }),
        ...{ address: '', requestedBy, expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
      })
      .returning('approvalId')
      .executeTakeFirstOrThrow();
  }
  const byOther = async () => addApproval((await api().signInWith([resources.notice.edit.access])).userId);

  return {
    approvalList: {},
    approvalApprove: byOther,
    approvalRefuse: async () => ({ ...(await byOther()), note: '价格有误' }),
    approvalWithdraw: () => addApproval(api().users.manager.userId),
  };
}
