import { resources } from '../../../src/contract/all-calls.ts';
import type { TestApi } from '../server/api.ts';
import { makeRecord } from '../server/make-record.ts';

/** Valid bodies for the calls of the audit and the bin. */
export function auditBodies(api: () => TestApi) {
  return {
    auditList: {},
    auditExport: {},
    auditTimeline: { subject: 'role', subjectId: '1' },
    deletedList: {},
    deletedRestore: async () => {
      const { result } = await api().post(resources.notice.add, makeRecord('notice'));
      await api().remove(resources.notice, result.noticeId);
      return { subject: 'notice', id: result.noticeId };
    },
  };
}
