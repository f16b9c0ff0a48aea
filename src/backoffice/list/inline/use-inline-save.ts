import { type HttpError, useUpdate } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { needsMessage } from '../../../providers/calls/handle-call-error.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { notify } from '../../../providers/notification.ts';
import { fieldText } from '../../fields/field-text.ts';
import { conflictOf } from '../../form/conflict.ts';
import { useMessages } from '../../messages.ts';
import type { RecordRow, Resource, Row } from '../../resource.ts';

/**
 * Saves one field of a row as the version that the list shows. If someone else changed the record first, their value is
 * shown, and the user decides which one stays.
 */
export function useInlineSave(resource: Resource, field: string) {
  const { modal } = App.useApp();
  const messages = useMessages();
  const { t } = messages;
  const messageOf = useErrorMessage();
  const queryClient = useQueryClient();
  const { mutateAsync: update } = useUpdate<RecordRow, HttpError, Row>();
  const [saving, setSaving] = useState<{ value: unknown }>();

  async function save(row: Row, value: unknown): Promise<void> {
    setSaving({ value });
    try {
      await update({
        resource: resource.name,
        id: Number(row[resource.crud.id]),
        values: { [field]: value },
        meta: { rowVersion: row.rowVersion },
        invalidates: ['list', 'many', 'detail'],
        successNotification: false,
        errorNotification: false,
      });
      notify('success', t('done.edit'));
    } catch (error) {
      const conflict = conflictOf(error);
      if (conflict !== undefined) await resolve(conflict, value, row);
      else if (needsMessage(error)) notify('error', messageOf(error));
    } finally {
      setSaving(undefined);
    }
  }

  /** Mine replaces theirs, or the list is read again. */
  function resolve({ theirs, changedBy }: { theirs: Row; changedBy: string }, value: unknown, original: Row) {
    const textOf = (row: Row) => fieldText(resource, field, { row, messages, names: {} }) || '—';
    // Both saved the same value, so there is no conflict to resolve.
    if (JSON.stringify(theirs[field] ?? null) === JSON.stringify(value ?? null)) return queryClient.invalidateQueries();
    return new Promise<void>((done) => {
      modal.confirm({
        title: t('inline.conflict', { label: t(`${resource.name}:field.${field}`), name: changedBy }),
        content: t('inline.values', {
          original: textOf(original),
          theirs: textOf(theirs),
          mine: textOf({ ...theirs, [field]: value }),
        }),
        okText: t('inline.takeMine'),
        cancelText: t('inline.keepTheirs'),
        onOk: () => save(theirs, value).finally(done),
        onCancel: () => void queryClient.invalidateQueries().finally(done),
      });
    });
  }

  return { save, saving };
}
