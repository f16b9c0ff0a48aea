import { useOne } from '@refinedev/core';
import { Alert, Button, Descriptions, Grid, Typography } from 'antd';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { kindOf } from '../../contract/field-kind.ts';
import { RichText } from '../../providers/rich-text/rich-text.tsx';
import { Skeleton } from '../../ui/state.tsx';
import { RecordTimeline } from '../audit/audit-timeline.tsx';
import { fieldText } from '../fields/field-text.ts';
import { recordName } from '../fields/references.ts';
import { itemSchema } from '../fields/schemas.ts';
import { useReferences, useReferenceTarget } from '../fields/use-references.ts';
import { useDeleteRecords } from '../list/use-delete-records.ts';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import { useShortcuts } from '../shortcuts/shortcuts.ts';
import { useLock } from '../use-lock.ts';
import { usePermissions } from '../use-permissions.ts';
import { PageHeader } from './page-header.tsx';
import styles from './show-page.module.css';

/** All fields of a record. */
export function ShowPage({ resource }: { resource: Resource }) {
  const messages = useMessages();
  const id = Number(useParams().id);
  const { data, error, refetch } = useOne<Row>({ resource: resource.name, id, errorNotification: false });
  const row = data?.data;
  if (row === undefined) {
    return (
      <>
        <PageHeader resource={resource} title={messages.t(`${resource.name}:title`)} />
        {error === null ? (
          <Skeleton label={messages.t('common:loading')} />
        ) : (
          <LoadError error={error} onRetry={() => refetch()} />
        )}
      </>
    );
  }
  return <Record resource={resource} row={row} />;
}

function Record({ resource, row }: { resource: Resource; row: Row }) {
  const messages = useMessages();
  const { t } = messages;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { canEdit, canDelete } = usePermissions(resource);
  const lock = useLock(resource)(row);
  const deleteRecords = useDeleteRecords(resource);
  const { sm: isWide = false } = Grid.useBreakpoint();
  const { fields } = resource.crud;
  const { details: Details } = resource;
  const { names } = useReferences(resource, fields, [row]);
  const id = Number(row[resource.crud.id]);
  const name = recordName(resource, row, messages);
  const edit = () => navigate(`${resource.path}/edit/${id}`, { state: { from: pathname } });
  useShortcuts(canEdit && lock === undefined ? [{ key: 'e', label: t('common:action.edit'), run: edit }] : []);
  const remove = async () => {
    if ((await deleteRecords([{ id, name, rowVersion: Number(row.rowVersion) }])).length > 0) navigate(resource.path);
  };
  return (
    <>
      <PageHeader resource={resource} title={name}>
        {canEdit && lock === undefined && (
          <Button type="primary" aria-keyshortcuts="e" onClick={edit}>
            {t('common:action.edit')}
          </Button>
        )}
        {canDelete && lock === undefined && (
          <Button danger onClick={remove}>
            {t('common:action.delete')}
          </Button>
        )}
      </PageHeader>
      {lock !== undefined && <Alert type="info" showIcon message={lock} className={styles.lock ?? ''} />}
      <Descriptions
        bordered
        column={1}
        layout={isWide ? 'horizontal' : 'vertical'}
        className={styles.record ?? ''}
        items={fields.map((field) => ({
          key: field,
          label: t(`${resource.name}:field.${field}`),
          children: (
            <FieldValue
              resource={resource}
              field={field}
              value={row[field]}
              text={fieldText(resource, field, { row, messages, names, isStored: true })}
            />
          ),
        }))}
      />
      {Details !== undefined && <Details values={row} />}
      <RecordTimeline resource={resource} record={row} isLocked={lock !== undefined} />
    </>
  );
}

interface FieldValueProps {
  resource: Resource;
  field: string;
  value: unknown;
  text: string;
}

/** A value with a button that copies it; a reference links to its record. Rich text is shown as its readers see it. */
function FieldValue({ resource, field, value, text }: FieldValueProps) {
  const { t } = useMessages();
  const target = useReferenceTarget(resource, field);
  if (text === '') return <>—</>;
  const schema = itemSchema(resource, field);
  if (schema !== undefined && field !== resource.crud.id && kindOf(schema) === 'richText')
    return <RichText html={String(value)} />;
  const label = t(`${resource.name}:field.${field}`);
  const isLink = target !== undefined && typeof value === 'number';
  return (
    <Typography.Text
      className={styles.text ?? ''}
      copyable={{ text, tooltips: [t('show.copy', { label }), t('show.copied')] }}
    >
      {isLink ? <Link to={`${target.path}/show/${value}`}>{text}</Link> : text}
    </Typography.Text>
  );
}
