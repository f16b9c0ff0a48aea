import type { auditCalls } from '../../contract/audit/calls.ts';
import { auditActions, auditSources } from '../../contract/audit/sources.ts';
import type { BodyOf } from '../../contract/call.ts';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import { choiceParam, dateParam, idParam, optionalTextParam, textParam } from '../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../providers/url-state/url-state.ts';
import { tablePageParams } from '../list/table-page.ts';

export const auditState = urlState({
  search: textParam(60, { name: 'q' }),
  subject: optionalTextParam(40),
  subjectId: optionalTextParam(40, { name: 'record' }),
  /** The user whom entries are about. */
  about: idParam(),
  action: choiceParam(auditActions),
  source: choiceParam(auditSources),
  batchId: optionalTextParam(64, { name: 'batch' }),
  from: dateParam(),
  to: dateParam(),
  ...tablePageParams,
});
export type AuditState = UrlStateOf<typeof auditState>;

export const noAuditFilters = {
  search: '',
  subject: undefined,
  subjectId: undefined,
  about: undefined,
  action: undefined,
  source: undefined,
  batchId: undefined,
  from: undefined,
  to: undefined,
} as const;

export function toAuditBody(state: AuditState): BodyOf<typeof auditCalls.auditList> {
  const { page, pageSize, search, subject, subjectId, about, action, source, batchId, from, to } = state;
  const actorName = search === '' ? undefined : search;
  const filters = omitUndefined({ actorName, subject, subjectId, about, action, source, batchId, from, to });
  return { pageNum: page, pageSize, filters };
}
