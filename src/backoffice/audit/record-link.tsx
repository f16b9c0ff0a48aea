import { Link } from 'react-router-dom';
import { PERMISSION_PAGE } from '../../contract/api-services/permissions/rules.ts';
import type { AuditEntry } from '../../contract/audit/schemas.ts';
import { BILL_PAGE } from '../../contract/billing/rules.ts';
import { OPPORTUNITY_PAGE } from '../../contract/users/prospect-rules.ts';
import { USER_PAGE } from '../../contract/users/rules.ts';
import { usePowers } from '../use-powers.ts';
import { resourceOf } from './audit-values.ts';

type LinkedEntry = Pick<AuditEntry, 'subject' | 'subjectId' | 'action' | 'before' | 'after'>;

interface RecordLinkProps {
  entry: LinkedEntry;
  /** The user whose record it is; by default the one that the entry states. */
  userId?: number | undefined;
  text: string;
}

/** Leads to an entry's record, if it has a page that the viewer may open; otherwise the text alone. */
export function RecordLink({ entry, userId = statedUser(entry), text }: RecordLinkProps) {
  const powers = usePowers();
  const to = pathOf(entry, userId);
  if (to === undefined || entry.action === 'delete' || !to.powers.every((power) => powers.has(power)))
    return <>{text}</>;
  return <Link to={to.path}>{text}</Link>;
}

function statedUser({ before, after }: LinkedEntry): number | undefined {
  const userId = after.userId ?? before.userId;
  return typeof userId === 'number' ? userId : undefined;
}

const permissionTabs: Readonly<Record<string, string>> = {
  apiPermission: 'rules',
  apiGrant: 'grants',
  apiKey: 'keys',
  webhook: 'webhooks',
};

/** The page of a record, and the powers that open it. */
function pathOf({ subject, subjectId }: LinkedEntry, userId: number | undefined) {
  const resource = resourceOf(subject);
  const isNumber = /^\d+$/.test(subjectId);
  if (resource !== undefined)
    return isNumber ? { path: `${resource.path}/show/${subjectId}`, powers: [resource.path] } : undefined;
  if (subject === 'order') return { path: `${BILL_PAGE}?order=${subjectId}`, powers: [BILL_PAGE] };
  if (userId === undefined) return undefined;
  if (subject === 'remark')
    return { path: `${USER_PAGE}/show/${userId}?tab=remarks`, powers: [USER_PAGE, OPPORTUNITY_PAGE] };
  const tab = permissionTabs[subject];
  return tab === undefined
    ? undefined
    : { path: `${PERMISSION_PAGE}?tab=${tab}&customer=${userId}`, powers: [PERMISSION_PAGE] };
}
