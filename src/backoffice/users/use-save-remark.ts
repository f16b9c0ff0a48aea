import { prospectCalls } from '../../contract/users/prospect-calls.ts';
import { remarkCalls } from '../../contract/users/remark-calls.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useMessages } from '../messages.ts';
import type { RemarkDraft } from './remark-drafts.ts';

interface SavedRemark {
  userId: number;
  /** The remark to change; a new one without. */
  id?: number;
  rowVersion?: number;
}

/** Adds or changes a remark. */
export function useSaveRemark({ userId, id, rowVersion }: SavedRemark) {
  const { t } = useMessages();
  const existing = id === undefined || rowVersion === undefined ? {} : { id, rowVersion };
  return useAction(
    ({ remarks, intention, nextStep, dueOn }: RemarkDraft) =>
      request(remarkCalls.remarkUpdate, {
        ...existing,
        userId,
        remarks,
        intention,
        nextStep,
        dueOn: dueOn === '' ? null : dueOn,
      }),
    {
      done: () => t(id === undefined ? 'done.add' : 'done.edit'),
      isErrorInForm: true,
      changes: [
        remarkCalls.remarkList,
        prospectCalls.prospectList,
        prospectCalls.prospectGet,
        prospectCalls.prospectCounts,
      ],
    },
  );
}
