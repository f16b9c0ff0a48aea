import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { dataProvider } from '../../providers/data.ts';
import { needsMessage } from '../../providers/handle-call-error.ts';
import { notify } from '../../providers/notification.ts';
import { errorWords } from '../error-words.ts';
import type { Resource } from '../resource.ts';
import { useWords } from '../words.ts';

export interface Doomed {
  id: number;
  name: string;
}

/** Asks, then deletes one record or several; each that stays says why. */
export function useDeletion(resource: Resource) {
  const { modal } = App.useApp();
  const queryClient = useQueryClient();
  const words = useWords();
  const { t } = words;

  async function deleteAll(records: readonly Doomed[]): Promise<number[]> {
    const gone: number[] = [];
    for (const { id, name } of records) {
      try {
        await dataProvider.deleteOne({ resource: resource.name, id });
        gone.push(id);
      } catch (error) {
        if (needsMessage(error)) notify('error', t('delete.stays', { name, reason: errorWords(error, words) }));
      }
    }
    if (gone.length > 0) notify('success', t('delete.done', { count: gone.length }));
    await queryClient.invalidateQueries();
    return gone;
  }

  /** Resolves with the ids that are gone; none where the user thought better of it. */
  return (records: readonly Doomed[]): Promise<number[]> =>
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
