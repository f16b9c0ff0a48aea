import { sql } from 'kysely';
import type { ItemChange, WorkOrderItem } from '../../contract/work-orders/schemas.ts';
import type { Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { changeableColumns, itemColumns, snakeCase } from './item-columns.ts';
import { changedItem, differences, recordOrderChanges } from './order-changes.ts';
import { refusing } from './refusing.ts';

const set = sql.join(changeableColumns.map((column) => sql.ref(column)));
const taken = sql.join(changeableColumns.map((column) => sql.ref(`n.${column}`)));
const shown = sql.join([
  ...itemColumns.map((column) => sql`${sql.ref(`i.${column}`)} as ${sql.ref(column)}`),
  sql`i.added_by`,
  sql`i.updated_by`,
  sql`i.updated_at as update_time`,
]);

/**
 * Changes items of one order in one statement, each only if it still has the values in `seen`. Call it after `touch`, in a
 * transaction that a refusal rolls back.
 * @throws Refusal 900404 if an item is not on the order; 900409 with the items that differ from `seen`; 300101 if a new
 * number is already on the order; 900400 for a fraction of a part
 */
export async function changeItems(
  { listId, userId }: { listId: number; userId: number },
  changes: readonly ItemChange[],
  within: Sql,
): Promise<WorkOrderItem[]> {
  const before = await readItems(listId, changes, within);
  const requested = changes.map(({ partId, values, seen = {} }) => ({
    part_id: partId,
    changed: withColumns(values),
    seen: withColumns(seen),
  }));
  const change = sql<WorkOrderItem>`
    update work_order_item i
    set (${set}) = (select ${taken} from jsonb_populate_record(i, c.changed) n), updated_at = now(), updated_by = ${userId}
    from jsonb_to_recordset(${JSON.stringify(requested)}::text::jsonb) as c(part_id integer, changed jsonb, seen jsonb)
    where i.list_id = ${listId} and i.part_id = c.part_id and i.removed_at is null and to_jsonb(i) @> c.seen
    returning ${shown}`.execute(within);
  const { rows } = await refusing({ '23505': '300101', '23514': '900400' }, change);
  if (rows.length < changes.length) throw whyNot(before, changes);
  const byId = new Map(rows.map((row) => [row.partId, row]));
  const items = before.flatMap((item) => {
    const after = byId.get(item.partId);
    return after === undefined ? [] : [changedItem(item, differences(item, after, changeableColumns))];
  });
  await recordOrderChanges(within, [{ listId, userId, action: 'itemEdit', items }]);
  return changes.flatMap(({ partId }) => byId.get(partId) ?? []);
}

function withColumns(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [snakeCase(name), value]));
}

async function readItems(listId: number, changes: readonly ItemChange[], within: Sql): Promise<WorkOrderItem[]> {
  const ids = [...new Set(changes.map(({ partId }) => partId))];
  const { rows } = await sql<WorkOrderItem>`
    select ${shown} from work_order_item i
    where i.list_id = ${listId} and i.part_id = any(${ids}::integer[]) and i.removed_at is null
    order by i.part_id`.execute(within);
  return rows;
}

/** Why not all items were changed; `before` are those on the order. */
function whyNot(before: readonly WorkOrderItem[], changes: readonly ItemChange[]): Refusal {
  if (before.length < new Set(changes.map(({ partId }) => partId)).size) return new Refusal('900404');
  const items = before.filter((row) =>
    changes.some((change) => change.partId === row.partId && !isAsSeen(row, change)),
  );
  if (items.length > 0) return new Refusal('900409', { result: { items } });
  return new Refusal('900400', {
    problems: [{ path: 'data.changes', zh: '同一配件只能修改一次', en: 'may change an item once only' }],
  });
}

function isAsSeen(item: WorkOrderItem, { seen = {} }: ItemChange): boolean {
  const now: Record<string, unknown> = { ...item };
  return Object.entries(seen).every(([field, value]) => now[field] === value);
}
