import type { ChangedItem, OrderAction, OrderChange, OrderValues } from '../../contract/work-orders/schemas.ts';
import type { Sql } from '../platform/db/database.ts';

/** A change keeps the names of its first items; the number of all is kept too. */
const ITEMS_KEPT = 50;

interface NewChange {
  listId: number;
  userId: number;
  action: OrderAction;
  items?: readonly ChangedItem[];
  before?: OrderValues;
  after?: OrderValues;
}

/** Records changes of orders in the transaction that makes them. */
export async function recordOrderChanges(within: Sql, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ items = [], before = {}, after = {}, ...change }) => ({
    ...change,
    itemNum: items.length,
    items: JSON.stringify(items.slice(0, ITEMS_KEPT)),
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  }));
  await within.insertInto('workOrderChange').values(rows).execute();
}

interface ChangedRow {
  partId: number;
  oe: string;
  stdPartName: string;
}

export function changedItem(
  { partId, oe, stdPartName }: ChangedRow,
  values: Pick<ChangedItem, 'before' | 'after'> = { before: {}, after: {} },
): ChangedItem {
  return { partId, oe, name: stdPartName, ...values };
}

/** The fields that differ, as they were and as they are. */
export function differences(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Pick<ChangedItem, 'before' | 'after'> {
  const changed = fields.filter((field) => asValue(before[field]) !== asValue(after[field]));
  const pick = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((field) => [field, asValue(values[field])]));
  return { before: pick(before), after: pick(after) };
}

/** Of a fit, its grade. */
function asValue(value: unknown): string | number | null {
  if (typeof value === 'object' && value !== null && 'grade' in value) return asValue(value.grade);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** A page of an order's changes, newest first. The caller has checked that the user reaches the order. */
export async function listOrderChanges(
  db: Sql,
  { listId, pageNum, pageSize }: { listId: number; pageNum: number; pageSize: number },
): Promise<{ rows: OrderChange[]; total: number }> {
  const changes = db.selectFrom('workOrderChange').where('listId', '=', listId);
  const [rows, { total }] = await Promise.all([
    changes
      .select(['changeId', 'userId', 'action', 'changedAt', 'itemNum', 'items', 'before', 'after'])
      .orderBy('changeId', 'desc')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    changes.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
