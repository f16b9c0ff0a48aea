import { useQueryClient } from '@tanstack/react-query';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { CallError } from '../../providers/call-error.ts';
import { dataProvider, toFieldErrors } from '../../providers/data.ts';
import { needsMessage } from '../../providers/handle-call-error.ts';
import { notify } from '../../providers/notification.ts';
import { errorMessage } from '../error-message.ts';
import { inputSchemas } from '../fields/schemas.ts';
import { useMessages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import { inputValue } from './field-problem.ts';

/** The record as the contract takes it, out of what the form holds. */
export function inputOf(resource: Resource, values: Row): Row {
  const entries = inputSchemas(resource).filter(([field]) => field in values);
  return Object.fromEntries(entries.map(([field, schema]) => [field, inputValue(schema, values[field])]));
}

/**
 * Saves the record, then its parts. What failed is said beside the fields that the server named, or as a notice; what was
 * typed stays. A record that was made before one of its parts failed is not made again.
 */
export function useSaving(resource: Resource, given: { form: FormInstance<Row>; recordId: number | undefined }) {
  const messages = useMessages();
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [madeId, setMadeId] = useState<number>();

  async function saveRecord(values: Row): Promise<number> {
    const id = given.recordId ?? madeId;
    const asked = { resource: resource.name, variables: inputOf(resource, values) };
    const { data } =
      id === undefined ? await dataProvider.create<Row>(asked) : await dataProvider.update<Row>({ ...asked, id });
    notify('success', messages.t(id === undefined ? 'done.add' : 'done.edit'));
    const saved = Number(data[resource.crud.id]);
    if (id === undefined) setMadeId(saved);
    return saved;
  }

  async function saveParts(id: number, values: Row): Promise<boolean> {
    let areSaved = true;
    for (const { field, as } of resource.form) {
      if (as === undefined || values[field] === undefined) continue;
      try {
        await as.save(id, values[field]);
        notify('success', messages.t(`${resource.name}:part.${field}.done`));
      } catch (error) {
        areSaved = false;
        const reason = errorMessage(error, messages);
        if (needsMessage(error)) notify('error', messages.t(`${resource.name}:part.${field}.failed`, { reason }));
      }
    }
    return areSaved;
  }

  /** Whether all was saved. */
  async function save(values: Row): Promise<boolean> {
    setSaving(true);
    try {
      return await saveParts(await saveRecord(values), values);
    } catch (error) {
      showFailure(error);
      return false;
    } finally {
      setSaving(false);
      await queryClient.invalidateQueries();
    }
  }

  function showFailure(error: unknown) {
    const errors = error instanceof CallError ? toFieldErrors(error.problems) : {};
    const toEntry = Object.entries(errors).filter(([field]) => resource.form.some((one) => one.field === field));
    given.form.setFields(toEntry.map(([name, messages]) => ({ name, errors: messages })));
    const [first] = toEntry;
    if (first !== undefined) given.form.scrollToField(first[0]);
    else if (needsMessage(error)) notify('error', errorMessage(error, messages));
  }

  return { save, isSaving };
}
