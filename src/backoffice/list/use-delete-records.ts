import { useKeys } from '@refinedev/core';
import { matchQuery, type Query, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { auditCalls } from '../../contract/audit/calls.ts';
import { request } from '../../providers/calls/client.ts';
import { needsMessage } from '../../providers/calls/handle-call-error.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { dataProvider } from '../../providers/data.ts';
import { notify } from '../../providers/notification.ts';
import { useMessages } from '../messages.ts';
import type { Resource } from '../resource.ts';

export interface RecordToDelete {
  id: number;
  name: string;
  rowVersion: number;
}

/** Asks for confirmation, then deletes the records, which can be undone. A record that the server refuses to delete is reported by name. */
export function useDeleteRecords(resource: Resource) {
  const { modal } = App.useApp();
  const queryClient = useQueryClient();
  const { keys, preferLegacyKeys } = useKeys();
  const messages = useMessages();
  const { t } = messages;
  const messageOf = useErrorMessage();

  async function deleteAll(records: readonly RecordToDelete[]): Promise<number[]> {
    const deleted: number[] = [];
    for (const { id, name, rowVersion } of records) {
      try {
        await dataProvider.deleteOne({ resource: resource.name, id, meta: { rowVersion } });
        deleted.push(id);
      } catch (error) {
        if (needsMessage(error)) notify('error', t('delete.stays', { name, reason: messageOf(error) }));
      }
    }
    if (deleted.length > 0) notify('success', t('delete.done', { count: deleted.length }), () => restoreAll(deleted));
    return deleted;
  }

  /** The page of a deleted record, which is being left, must not read it again. */
  async function refetchOthers(deleted: readonly number[]): Promise<void> {
    const keyOf = (id: number) => keys().data().resource(resource.name).action('one').id(id).get(preferLegacyKeys);
    const keysOfDeleted = deleted.map(keyOf);
    const isDeleted = (query: Query) => keysOfDeleted.some((queryKey) => matchQuery({ queryKey }, query));
    await queryClient.invalidateQueries({ predicate: (query) => !isDeleted(query) });
    queryClient.removeQueries({ predicate: isDeleted, type: 'inactive' });
  }

  async function restoreAll(ids: readonly number[]): Promise<void> {
    try {
      for (const id of ids) await request(auditCalls.deletedRestore, { subject: resource.name, id });
      notify('success', t('delete.restored', { count: ids.length }));
    } catch (error) {
      if (needsMessage(error)) notify('error', messageOf(error));
    }
    await queryClient.invalidateQueries();
  }

  /** Resolves with the ids of the deleted records; empty if the user cancels. */
  return (records: readonly RecordToDelete[]): Promise<number[]> =>
    new Promise((resolve) => {
      const [first] = records;
      modal.confirm({
        title:
          records.length === 1
            ? t('delete.one', { name: first?.name ?? '' })
            : t('delete.many', { count: records.length }),
        content: t('delete.hint'),
        okText: t('common:action.delete'),
        cancelText: t('common:action.cancel'),
        okButtonProps: { danger: true },
        async onOk() {
          const deleted = await deleteAll(records);
          resolve(deleted);
          await refetchOthers(deleted);
        },
        onCancel: () => resolve([]),
      });
    });
}
