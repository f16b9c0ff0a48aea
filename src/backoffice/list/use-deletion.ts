import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { dataProvider } from '../../providers/data.ts';
import { needsMessage } from '../../providers/handle-call-error.ts';
import { notify } from '../../providers/notification.ts';
import { errorMessage } from '../error-message.ts';
import { useMessages } from '../messages.ts';
import type { Resource } from '../resource.ts';

export interface RecordToDelete {
  id: number;
  name: string;
}

/** Asks, then deletes one record or several; each that stays says why. */
export function useDeletion(resource: Resource) {
  const { modal } = App.useApp();
  const queryClient = useQueryClient();
  const messages = useMessages();
  const { t } = messages;

  async function deleteAll(records: readonly RecordToDelete[]): Promise<number[]> {
    const gone: number[] = [];
    for (const { id, name } of records) {
      try {
        await dataProvider.deleteOne({ resource: resource.name, id });
        gone.push(id);
      } catch (error) {
        if (needsMessage(error)) notify('error', t('delete.stays', { name, reason: errorMessage(error, messages) }));
      }
    }
    if (gone.length > 0) notify('success', t('delete.done', { count: gone.length }));
    await queryClient.invalidateQueries();
    return gone;
  }

  /** Resolves with the ids that are gone; none where the user thought better of it. */
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
        onOk: async () => resolve(await deleteAll(records)),
        onCancel: () => resolve([]),
      });
    });
}
