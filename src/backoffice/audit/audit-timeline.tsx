import { useUpdate } from '@refinedev/core';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { auditCalls } from '../../contract/audit/calls.ts';
import type { AuditEntry } from '../../contract/audit/schemas.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Spinner } from '../../ui/state.tsx';
import { inputSchema } from '../fields/schemas.ts';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import { usePermissions } from '../use-permissions.ts';
import styles from './audit.module.css';
import { AuditChanges } from './audit-changes.tsx';
import { auditedName, subjectText } from './audit-values.ts';
import { RecordLink } from './record-link.tsx';

const STEP = 10;

/** Further parts of a timeline. */
interface TimelineParts {
  /** For a user: also the records that belong to the user, each with its kind and a link. */
  withRelated?: boolean;
  /** Beside the title. */
  links?: ReactNode;
  /** Below the oldest entry. */
  beginning?: ReactNode;
}

interface TimelineProps extends TimelineParts {
  /** The kind of record: a resource's name, or such as `setting`. */
  subject: string;
  subjectId: number | string;
  /** Writes a field's value before the change again. */
  onRestore?: ((entry: AuditEntry, field: string) => void) | undefined;
  canRestore?: (field: string) => boolean;
}

/** The changes of one record, newest first. */
export function AuditTimeline({ subject, subjectId, onRestore, canRestore, ...parts }: TimelineProps) {
  const { withRelated = false, links, beginning } = parts;
  const messages = useMessages();
  const { t, language } = messages;
  /** A remark has the name of its user. */
  const titleOf = (entry: AuditEntry) => {
    const kind = subjectText(entry.subject, messages);
    return entry.subject === 'remark' ? kind : `${kind} ${auditedName(entry, messages)}`;
  };
  const [size, setSize] = useState(STEP);
  const body = { subject, subjectId: String(subjectId), withRelated, pageNum: 1, pageSize: size };
  const { data, error, refetch } = useCall(auditCalls.auditTimeline, body, { keepPreviousData: true, staleTime: 0 });
  if (data === undefined)
    return error === null ? (
      <Spinner label={t('common:loading')} />
    ) : (
      <LoadError error={error} onRetry={() => refetch()} />
    );
  return (
    <section className={styles.timeline} aria-label={t('audit:timeline')}>
      <div className={styles.head}>
        <h2>{t('audit:timeline')}</h2>
        {links}
      </div>
      {data.rows.length === 0 && beginning === undefined && <p className="quiet">{t('audit:noEntries')}</p>}
      {data.rows.map((entry) => (
        <article key={entry.auditId} className={styles.entry}>
          <div className={styles.head}>
            <strong>{t(`audit:action.${entry.action}`)}</strong>
            {entry.subject !== subject && <RecordLink entry={entry} userId={Number(subjectId)} text={titleOf(entry)} />}
            <span>{entry.actorName}</span>
            <time dateTime={entry.auditedAt}>{formatDateTime(entry.auditedAt, language)}</time>
            {entry.source !== 'page' && <span className="quiet">{t(`audit:source.${entry.source}`)}</span>}
            {entry.reason !== '' && entry.action !== 'undo' && entry.reason !== entry.after.reason && (
              <span className="quiet">{entry.reason}</span>
            )}
          </div>
          <AuditChanges
            entry={entry}
            {...(entry.subject === subject && entry.action === 'edit' && onRestore !== undefined
              ? { onRestore: (field) => onRestore(entry, field) }
              : {})}
            {...(canRestore === undefined ? {} : { canRestore })}
          />
        </article>
      ))}
      {data.rows.length < data.total ? (
        <div>
          <Button onClick={() => setSize(size + STEP)}>{t('audit:more')}</Button>
        </div>
      ) : (
        beginning
      )}
    </section>
  );
}

interface RecordTimelineProps extends TimelineParts {
  resource: Resource;
  record: Row;
  /** The user cannot change this record. */
  isLocked: boolean;
}

/** The changes of a resource's record. A value is restored by an ordinary edit, under the same rules and powers. */
export function RecordTimeline({ resource, record, isLocked, ...parts }: RecordTimelineProps) {
  const { t } = useMessages();
  const { canEdit } = usePermissions(resource);
  const { mutateAsync: update } = useUpdate<Row & { id?: number }>();
  const id = Number(record[resource.crud.id]);
  const restore = useAction(
    ({ entry, field }: { entry: AuditEntry; field: string }) =>
      update({
        resource: resource.name,
        id,
        values: { [field]: entry.before[field] },
        meta: { rowVersion: Number(record.rowVersion) },
        successNotification: false,
        errorNotification: false,
      }),
    { done: () => t('audit:restored'), changes: [auditCalls.auditTimeline] },
  );
  return (
    <AuditTimeline
      {...parts}
      subject={resource.name}
      subjectId={id}
      onRestore={canEdit && !isLocked ? (entry, field) => void restore.run({ entry, field }) : undefined}
      canRestore={(field) => inputSchema(resource, field) !== undefined}
    />
  );
}
