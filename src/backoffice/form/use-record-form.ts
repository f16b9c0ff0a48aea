import { useForm } from '@refinedev/antd';
import { type HttpError, useUpdate, useWarnAboutChange } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { needsMessage } from '../../providers/calls/handle-call-error.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { notify } from '../../providers/notification.ts';
import { useMessages } from '../messages.ts';
import type { RecordRow, Resource, Row } from '../resource.ts';
import { inputOf } from './input-of.ts';

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
  // If a part fails after the record was added, saving again must not add a second record.
  const [addedId, setAddedId] = useState<number>();
  const isAdded = recordId === undefined && addedId === undefined;
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
  const { mutateAsync: update } = useUpdate<RecordRow, HttpError, Row>();

  useEffect(() => () => setWarnWhen(false), [setWarnWhen]);

  // Refine resets the fields when the record arrives: rendered before that, each input would be replaced.
  const isLoaded = recordId === undefined || (query?.isFetchedAfterMount === true && query.data !== undefined);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(isLoaded), [isLoaded]);

  function showProblems(error: HttpError) {
    const field = resource.form.find((entry) => Object.hasOwn(error.errors ?? {}, entry.field))?.field;
    if (field !== undefined) form.scrollToField(field);
    else if (needsMessage(error)) notify('error', messageOf(error));
  }

  async function saveRecord(values: Row): Promise<number> {
    const variables = inputOf(resource, values);
    const saved =
      addedId === undefined
        ? await refineForm.onFinish(variables)
        : await update(
            { ...mutation, resource: resource.name, id: addedId, values: variables },
            { onError: showProblems },
          );
    const id = Number(saved?.data?.[resource.crud.id]);
    if (recordId === undefined) setAddedId(id);
    return id;
  }

  /** False if a part failed. */
  async function saveParts(id: number, values: Row): Promise<boolean> {
    let areSaved = true;
    for (const { field, as } of resource.form) {
      if (as === undefined || values[field] === undefined) continue;
      try {
        await as.save(id, values[field]);
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
    const id = await saveRecord(values).catch(() => undefined);
    const isSaved = id !== undefined && (await saveParts(id, values));
    setSaving(false);
    // Refine stops warning when a form is submitted, saved or not. At once, or leaving would still be blocked.
    flushSync(() => setWarnWhen(!isSaved));
    if (!isSaved) return;
    onSaved();
    await queryClient.invalidateQueries();
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
  };
}
