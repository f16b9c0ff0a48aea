import { useForm } from '@refinedev/antd';
import { type HttpError, useUpdate, useWarnAboutChange } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isWaitingForApproval, needsMessage } from '../../providers/calls/handle-call-error.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { notify } from '../../providers/notification.ts';
import { useMessages } from '../messages.ts';
import type { RecordRow, Resource, Row } from '../resource.ts';
import { conflictOf } from './conflict.ts';
import { type RecordKey, SetChange } from './form-part.ts';
import { inputOf } from './input-of.ts';
import { withLinks } from './part-conflict.ts';
import { useRecordConflict } from './use-record-conflict.ts';

interface RecordFormOptions {
  /** Undefined for a record that is added. */
  recordId: number | undefined;
  /** Called when the record and all its parts are saved. */
  onSaved: () => void;
}

/**
 * Refine's form for a record with parts (FormPart). The record is saved first, then its parts. Problems that the server
 * names are shown at their fields, others as a notification; the values that were typed stay.
 */
export function useRecordForm(resource: Resource, { recordId, onSaved }: RecordFormOptions) {
  const messages = useMessages();
  const messageOf = useErrorMessage();
  const queryClient = useQueryClient();
  const { setWarnWhen } = useWarnAboutChange();
  const [isSaving, setSaving] = useState(false);
  // What the next save is made from: if a part fails after the record was added, saving again must not add a second one.
  const [saved, setSaved] = useState<RecordKey>();
  const { conflict, showConflict, dismissConflict } = useRecordConflict(resource);
  const isAdded = recordId === undefined && saved === undefined;
  const mutation = {
    // Everything is invalidated once the form is left: a refetch would reset the values of a part that failed.
    invalidates: [],
    successNotification: () => ({
      type: 'success' as const,
      message: messages.t(isAdded ? 'done.add' : 'done.edit'),
    }),
    errorNotification: false as const,
  };
  const refineForm = useForm<RecordRow, HttpError, Row>({
    ...mutation,
    resource: resource.name,
    redirect: false,
    warnWhenUnsavedChanges: true,
    ...(recordId === undefined ? { action: 'create' } : { action: 'edit', id: recordId }),
    // A refetch would reset the form: only the fetch at its opening is wanted.
    queryOptions: { enabled: recordId !== undefined, staleTime: 0, refetchOnReconnect: false },
    onMutationError: showProblems,
  });
  const { form, query } = refineForm;
  const loaded = query?.data?.data;
  const { mutateAsync: update } = useUpdate<RecordRow, HttpError, Row>();

  useEffect(() => () => setWarnWhen(false), [setWarnWhen]);

  // Refine resets the fields when the record arrives: rendered before that, each input would be replaced.
  const isLoaded = recordId === undefined || (query?.isFetchedAfterMount === true && query.data !== undefined);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(isLoaded), [isLoaded]);

  function showProblems(error: HttpError) {
    const found = conflictOf(error);
    if (found !== undefined) {
      void showConflict(found, { original: loaded ?? {}, mine: form.getFieldsValue(true) });
      return;
    }
    const problems = Object.entries(error.errors ?? {}).filter(([field]) =>
      resource.form.some((one) => one.field === field),
    );
    form.setFields(problems.map(([name, errors]) => ({ name, errors: [errors].flat().map(String) })));
    const [field] = problems.map(([name]) => name);
    if (field !== undefined) form.scrollToField(field);
    else if (needsMessage(error)) notify('error', messageOf(error));
  }

  async function saveRecord(values: Row): Promise<RecordKey> {
    const variables = inputOf(resource, values);
    const base = saved ?? keyOf(resource, loaded);
    const answer =
      base === undefined
        ? await refineForm.onFinish(variables)
        : await update(
            {
              ...mutation,
              resource: resource.name,
              id: base.id,
              values: variables,
              meta: { rowVersion: base.rowVersion },
            },
            { onError: showProblems },
          );
    const key = keyOf(resource, answer?.data);
    if (key === undefined) throw new Error('the server answered without the record');
    setSaved(key);
    return key;
  }

  /** False if a part failed. */
  async function saveParts(record: RecordKey, values: Row): Promise<boolean> {
    let areSaved = true;
    let { rowVersion } = record;
    for (const { field, as } of resource.form) {
      const change = SetChange.safeParse(values[field]).data;
      if (as === undefined || change === undefined) continue;
      try {
        ({ rowVersion } = await as.save({ ...record, rowVersion }, change.chosen));
        setSaved({ ...record, rowVersion });
        notify('success', messages.t(`${resource.name}:part.${field}.done`));
      } catch (error) {
        areSaved = false;
        const reason = messageOf(error);
        if (needsMessage(error)) notify('error', messages.t(`${resource.name}:part.${field}.failed`, { reason }));
      }
    }
    return areSaved;
  }

  async function save(values: Row): Promise<void> {
    setSaving(true);
    // The problems of a failed record were shown by showProblems.
    let isWaiting = false;
    const record = await saveRecord(values).catch((error: unknown) => {
      isWaiting = isWaitingForApproval(error);
      return undefined;
    });
    const isSaved = record !== undefined && (await saveParts(record, values));
    setSaving(false);
    // Refine stops warning when a form is submitted, saved or not. At once, or leaving would still be blocked.
    flushSync(() => setWarnWhen(!isSaved && !isWaiting));
    if (!isSaved && !isWaiting) return;
    onSaved();
    await queryClient.invalidateQueries();
  }

  /** Takes over the chosen values; the next save is made from the record as it is now. */
  function resolveConflict(values: Row) {
    const theirs = conflict === undefined ? undefined : keyOf(resource, conflict.theirs);
    if (theirs !== undefined) setSaved(theirs);
    form.setFields(toFields(withLinks(conflict?.parts ?? [], values)));
    dismissConflict();
    form.submit();
  }

  return {
    formProps: { ...refineForm.formProps, form, onFinish: save },
    /** The fields can be rendered. */
    isReady,
    /** The record that is edited, fresh from the server. */
    record: isReady ? query?.data?.data : undefined,
    error: query?.error ?? null,
    refetch: () => query?.refetch(),
    isSaving,
    /** Someone else saved the record after it was loaded. */
    conflict,
    resolveConflict,
    dismissConflict,
  };
}

const toFields = (values: Row) => Object.entries(values).map(([name, value]) => ({ name, value }));

function keyOf(resource: Resource, record: Row | undefined): RecordKey | undefined {
  const [id, rowVersion] = [Number(record?.[resource.crud.id]), Number(record?.rowVersion)];
  return id > 0 && rowVersion > 0 ? { id, rowVersion } : undefined;
}
