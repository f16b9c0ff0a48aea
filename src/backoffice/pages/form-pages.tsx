import { Form, type FormInstance } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Skeleton } from '../../ui/state.tsx';
import { recordName } from '../fields/references.ts';
import { inputSchema, inputSchemas } from '../fields/schemas.ts';
import { RecordForm } from '../form/record-form.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import { useLock } from '../use-lock.ts';
import { PageHeader } from './page-header.tsx';

export function CreatePage({ resource }: { resource: Resource }) {
  const [added, setAdded] = useState(0);
  return <CreateRecord key={added} resource={resource} onNext={() => setAdded(added + 1)} />;
}

function CreateRecord({ resource, onNext }: { resource: Resource; onNext: () => void }) {
  const { t } = useMessages();
  const [query] = useSearchParams();
  const goBack = useGoBack(resource);
  const isNext = useRef(false);
  const form = useRecordForm(resource, {
    recordId: undefined,
    onSaved: () => (isNext.current ? onNext() : goBack()),
  });
  const parentId = Number(query.get('under') ?? 0);
  return (
    <>
      <PageHeader resource={resource} title={t('page.create', { title: t(`${resource.name}:title`) })} />
      {form.isReady ? (
        <RecordForm
          resource={resource}
          recordId={undefined}
          form={form}
          initial={initialValues(resource, parentId)}
          lock={undefined}
          onSave={(goesOn) => {
            isNext.current = goesOn;
          }}
          onCancel={goBack}
        />
      ) : (
        <ResetForm form={form.formProps.form} />
      )}
    </>
  );
}

/** Refine resets the fields of a form when it mounts, which must therefore be rendered before its fields are. */
function ResetForm({ form, children }: { form: FormInstance<Row>; children?: ReactNode }) {
  return (
    <Form form={form} component={false}>
      {children}
    </Form>
  );
}

/** The contract's defaults, and the parent that was chosen in the list (0 for none). */
export function initialValues(resource: Resource, parentId: number): Row {
  const defaults = inputSchemas(resource).flatMap(([field, schema]) => {
    const { success, data } = schema.safeParse(undefined);
    return success ? [[field, data]] : [];
  });
  const hasParent = inputSchema(resource, 'parentId') !== undefined;
  return { ...Object.fromEntries(defaults), ...(parentId > 0 && hasParent ? { parentId } : {}) };
}

export function EditPage({ resource }: { resource: Resource }) {
  const id = Number(useParams().id);
  return <EditRecord key={id} resource={resource} id={id} />;
}

function EditRecord({ resource, id }: { resource: Resource; id: number }) {
  const messages = useMessages();
  const { t } = messages;
  const lockOf = useLock(resource);
  const goBack = useGoBack(resource);
  const goNext = useGoNext(resource, id);
  const isNext = useRef(false);
  const form = useRecordForm(resource, {
    recordId: id,
    onSaved: () => (isNext.current ? goNext() : goBack()),
  });
  const { record, error, refetch } = form;
  const name = record === undefined ? '' : recordName(resource, record, messages);
  return (
    <>
      <PageHeader resource={resource} title={t('page.edit', { title: t(`${resource.name}:title`), name })} />
      {record !== undefined ? (
        <RecordForm
          resource={resource}
          recordId={id}
          form={form}
          initial={record}
          lock={lockOf(record)}
          onSave={(goesOn) => {
            isNext.current = goesOn;
          }}
          onCancel={goBack}
        />
      ) : error === null ? (
        <ResetForm form={form.formProps.form}>
          <Skeleton label={t('common:loading')} />
        </ResetForm>
      ) : (
        <LoadError error={error} onRetry={refetch} />
      )}
    </>
  );
}

/** Back to the list as it was left: page, sort and filters. */
function useGoBack(resource: Resource): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => navigate(typeof state?.from === 'string' ? state.from : resource.path);
}

/** To the record below in the list that the form was opened from; after the last one, back to the list. */
function useGoNext(resource: Resource, id: number): () => void {
  const navigate = useNavigate();
  const goBack = useGoBack(resource);
  const { state } = useLocation();
  const ids: unknown[] = Array.isArray(state?.ids) ? state.ids : [];
  const next = ids[ids.indexOf(id) + 1];
  if (typeof next !== 'number' || !ids.includes(id)) return goBack;
  return () => navigate(`${resource.path}/edit/${next}`, { state, replace: true });
}
