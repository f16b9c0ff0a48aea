import { useEffect } from 'react';
import { APPROVAL_PAGE } from '../../contract/approvals/rules.ts';
import { approvalRequested } from '../../providers/calls/handle-call-error.ts';
import { notify } from '../../providers/notification.ts';
import { useStore } from '../../providers/store.ts';
import { useMessages } from '../messages.ts';

/** Notifies of a change that now waits for a second person, with a link to the list, where it can be withdrawn. */
export function ApprovalNotice() {
  const { t } = useMessages();
  const requested = useStore(approvalRequested);
  useEffect(() => {
    if (requested === null) return;
    approvalRequested.set(null);
    notify('warning', requested.message, { link: { to: APPROVAL_PAGE, text: t('approval:open') } });
  }, [requested, t]);
  return null;
}
