import { useOne } from '@refinedev/core';
import { useParams, useSearchParams } from 'react-router-dom';
import { Skeleton } from '../../ui/state.tsx';
import { recordName } from '../fields/references.ts';
import { inputSchema, inputSchemas } from '../fields/schemas.ts';
import { RecordForm } from '../form/record-form.tsx';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import { useLock } from '../use-lock.ts';
import { PageHeader } from './page-header.tsx';

export function CreatePage({ resource }: { resource: Resource }) {
  const { t } = useMessages();
  const [query] = useSearchParams();
  const under = Number(query.get('under') ?? 0);
  const title = t('page.create', { title: t(`${resource.name}:title`) });
  return (
    <>
      <PageHeader resource={resource} title={title} />
      <RecordForm resource={resource} recordId={undefined} initial={initialOf(resource, under)} lock={undefined} />
    </>
  );
}

/** The defaults of the contract, and the parent that the record is to stand under. */
export function initialOf(resource: Resource, under: number): Row {
  const defaults = inputSchemas(resource).flatMap(([field, schema]) => {
    const { success, data } = schema.safeParse(undefined);
    return success ? [[field, data]] : [];
  });
  const hasParent = inputSchema(resource, 'parentId') !== undefined;
  return { ...Object.fromEntries(defaults), ...(under > 0 && hasParent ? { parentId: under } : {}) };
}

export function EditPage({ resource }: { resource: Resource }) {
  const messages = useMessages();
  const id = Number(useParams().id);
  const lockOf = useLock(resource);
  const { data, error, refetch } = useOne<Row>({ resource: resource.name, id, errorNotification: false });
  const row = data?.data;
  const name = row === undefined ? '' : recordName(resource, row, messages);
  return (
    <>
      <PageHeader
        resource={resource}
        title={messages.t('page.edit', { title: messages.t(`${resource.name}:title`), name })}
      />
      {error !== null && row === undefined ? (
        <LoadError error={error} onRetry={() => refetch()} />
      ) : row === undefined ? (
        <Skeleton label={messages.t('common:loading')} />
      ) : (
        <RecordForm key={id} resource={resource} recordId={id} initial={row} lock={lockOf(row)} />
      )}
    </>
  );
}
