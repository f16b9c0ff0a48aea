import { useEffect } from 'react';
import { APPROVAL_PAGE } from '../../contract/approvals/rules.ts';
import { approvalAsked } from '../../providers/calls/handle-call-error.ts';
import { notify } from '../../providers/notification.ts';
import { useStore } from '../../providers/store.ts';
import { useMessages } from '../messages.ts';
import { usePowers } from '../use-powers.ts';

/** Notifies of a change that now waits for a second person, with a link for those who may open the list. */
export function ApprovalNotice() {
  const { t } = useMessages();
  const canOpen = usePowers().has(APPROVAL_PAGE);
  const asked = useStore(approvalAsked);
  useEffect(() => {
    if (asked === null) return;
    approvalAsked.set(null);
    notify('warning', asked.message, canOpen ? { link: { to: APPROVAL_PAGE, text: t('approval:open') } } : {});
  }, [asked, canOpen, t]);
  return null;
}
