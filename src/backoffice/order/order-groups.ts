import { type ReferenceOption, recordName, referenceOptions } from '../fields/references.ts';
import type { Messages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import type { OrderItem } from './order-list.tsx';

export interface OrderGroup {
  /** 0 for the records without a parent. */
  parentId: number;
  /** The parent with its ancestors; empty for those without one. */
  label: string;
  items: OrderItem[];
}

/** The records by their parent, in order, where there are two or more; a resource without parents is one group. */
export function orderGroups(resource: Resource, rows: readonly Row[], messages: Messages): OrderGroup[] {
  const field = resource.crud.orderField ?? '';
  const idOf = (row: Row) => Number(row[resource.crud.id]);
  const sorted = [...rows].sort((one, other) => Number(one[field]) - Number(other[field]) || idOf(one) - idOf(other));
  const options: readonly ReferenceOption[] = referenceOptions(resource, sorted, messages);
  const groups = new Map<number, OrderGroup>();
  const labels = new Map([[0, ''], ...options.map(({ id, label }): [number, string] => [id, label])]);
  // In the order of the tree: the roots first, then the children of each record.
  for (const [parentId, label] of labels) groups.set(parentId, { parentId, label, items: [] });
  for (const row of sorted) {
    const parentId = Number(row.parentId ?? 0);
    const item = { id: idOf(row), rowVersion: Number(row.rowVersion), name: recordName(resource, row, messages) };
    groups.get(parentId)?.items.push(item);
  }
  return [...groups.values()].filter(({ items }) => items.length > 1);
}
