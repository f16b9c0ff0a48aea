import { remarkCalls } from '../../contract/users/remark-calls.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useMessages } from '../messages.ts';
import type { RemarkDraft } from './remark-drafts.ts';
import { useRefetchProspects } from './use-refetch-prospects.ts';

interface RemarkInput extends RemarkDraft {
  /** The remark to change and the version that was seen; a new one without. */
  existing?: { id: number; rowVersion: number };
}

interface SaveRemarkOptions {
  /** Returns true when it has shown the error itself. */
  onError?: (error: unknown, input: RemarkInput) => boolean;
}

/** Adds or changes a remark on a user. */
export function useSaveRemark(userId: number, { onError }: SaveRemarkOptions = {}) {
  const { t } = useMessages();
  const refetch = useRefetchProspects();
  return useAction(
    ({ existing, remarks, intention, nextStep, dueOn }: RemarkInput) =>
      request(remarkCalls.remarkUpdate, {
        ...(existing === undefined ? {} : { id: existing.id, rowVersion: existing.rowVersion }),
        userId,
        remarks,
        intention,
        nextStep,
        dueOn: dueOn === '' ? null : dueOn,
      }),
    {
      onError(error, input) {
        void refetch();
        return onError?.(error, input) ?? false;
      },
      done: (_, { existing }) => t(existing === undefined ? 'done.add' : 'done.edit'),
      isErrorInForm: true,
      onDone: refetch,
    },
  );
}
