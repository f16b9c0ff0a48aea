import { auditCalls } from '../../contract/audit/calls.ts';
import type { AuditEntry } from '../../contract/audit/schemas.ts';
import type { BodyOf } from '../../contract/call.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { request } from '../../providers/calls/client.ts';
import type { ReferenceNames } from '../fields/field-text.ts';
import { useReferenceLoader } from '../fields/use-reference-loader.ts';
import type { ExportedTable } from '../list/export/write-table.ts';
import { type Messages, useMessages } from '../messages.ts';
import { usePowers } from '../use-powers.ts';
import { auditedName, changedFieldsOf, fieldLabel, subjectText, valueResourceOf, valueText } from './audit-values.ts';

type Filters = NonNullable<BodyOf<typeof auditCalls.auditExport>['filters']>;

const columns = [
  'auditId',
  'auditedAt',
  'actor',
  'action',
  'subject',
  'record',
  'changes',
  'source',
  'address',
  'reason',
] as const;

/** Reads the audit for a file. Referenced records have their name and id. */
export function useAuditExport() {
  const messages = useMessages();
  const namesOf = useAuditNames();
  return async (filters: Filters): Promise<ExportedTable> => {
    const { rows } = await request(auditCalls.auditExport, { filters });
    const names = await namesOf(rows);
    return {
      head: columns.map((column) => messages.t(`audit:column.${column}`)),
      cells: rows.map((entry) => cellsOf(entry, { messages, names: names.get(entry.subject) ?? {} })),
    };
  };
}

/** The names of what the entries refer to, by subject: of the pages that the auditor can open. */
function useAuditNames() {
  const powers = usePowers();
  const loadNames = useReferenceLoader();
  return async (entries: readonly AuditEntry[]): Promise<ReadonlyMap<string, ReferenceNames>> => {
    const found = new Map<string, ReferenceNames>();
    for (const [subject, group] of groupBySubject(entries)) {
      const resource = valueResourceOf(subject);
      if (resource === undefined || !powers.has(resource.path)) continue;
      const fields = [...new Set(group.flatMap(changedFieldsOf))];
      const names = await loadNames(
        resource,
        fields,
        group.flatMap(({ before, after }) => [before, after]),
      );
      found.set(subject, withIds(names));
    }
    return found;
  };
}

function groupBySubject(entries: readonly AuditEntry[]): Map<string, AuditEntry[]> {
  const groups = new Map<string, AuditEntry[]>();
  for (const entry of entries) groups.set(entry.subject, [...(groups.get(entry.subject) ?? []), entry]);
  return groups;
}

/** A name may change or belong to two records; the id tells which one it was. */
function withIds(names: ReferenceNames): ReferenceNames {
  return Object.fromEntries(
    Object.entries(names).map(([field, byId]) => [
      field,
      new Map([...byId].map(([id, name]) => [id, `${name} (${id})`])),
    ]),
  );
}

function cellsOf(entry: AuditEntry, { messages, names }: { messages: Messages; names: ReferenceNames }): string[] {
  const { t, language } = messages;
  const { auditId, auditedAt, actorName, action, subject, subjectId, source, address, reason } = entry;
  const changes = changedFieldsOf(entry).map((field) => {
    const textOf = (values: AuditEntry['before']) => valueText(entry, field, { values, messages, names });
    return `${fieldLabel(subject, field, messages)}: ${textOf(entry.before)} → ${textOf(entry.after)}`;
  });
  return [
    String(auditId),
    formatDateTime(auditedAt, language, 'short'),
    actorName,
    t(`audit:action.${action}`),
    subjectText(subject, messages),
    `${auditedName(entry, messages)} (${subjectId})`,
    changes.join('\n'),
    t(`audit:source.${source}`),
    address,
    reason,
  ];
}
