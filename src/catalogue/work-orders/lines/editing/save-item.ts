import { CallError } from '../../../../providers/calls/call-error.ts';
import { sendUnsent } from '../../unsent/send-unsent.ts';
import { findUnsent, keepUnsent } from '../../unsent/unsent-edits.ts';
import { findCachedItem } from './item-cache.ts';
import { type ItemEdit, updateItem } from './update-item.ts';

/** Updates a field of an item. Without a connection, stores the value locally to save it later. @throws CallError */
export async function saveItem({ listId, item, values }: ItemEdit): Promise<void> {
  const { partId, stdPartName: name } = item;
  const saved = findCachedItem(partId) ?? item;
  const edits = (['quantity', 'partRemark'] as const).flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : [{ listId, partId, field, name, value, seen: saved[field] }];
  });
  if (edits.some((edit) => findUnsent(edit) !== undefined)) {
    for (const edit of edits) keepUnsent(edit);
    return sendUnsent();
  }
  try {
    await updateItem({ listId, item, values });
  } catch (error) {
    if (!(error instanceof CallError) || !error.isUnanswered) throw error;
    for (const edit of edits) keepUnsent(edit);
  }
  return undefined;
}
