import { type RawBuilder, sql } from 'kysely';
import type { Change } from '../audit/change.ts';
import { Refusal } from '../errors.ts';
import { editConflict } from './edit-conflict.ts';

/** The highest place of the contract. */
const PLACE_MAX = 9999;

export interface OrderedTable {
  /** The resource's name in the audit. */
  name: string;
  table: string;
  idColumn: string;
  orderColumn: string;
  nameColumn: string;
  /** Siblings have the same value in it; without one, all rows are siblings. */
  parentColumn?: string | undefined;
}

export interface OrderedRow {
  id: number;
  rowVersion: number;
}

interface Sibling extends OrderedRow {
  ord: number;
  name: string;
  parentId: number | null;
}

/**
 * Saves the order of siblings, all of them, each in the version that was seen; only rows at another place change. One entry
 * of the audit has the names before and after.
 * @returns the siblings in their order, with their new versions
 * @throws Refusal 900404; 900410 with the rows as they are now, if one was changed, added, deleted or moved meanwhile
 */
export async function saveOrder(
  change: Change,
  tree: OrderedTable,
  wanted: readonly OrderedRow[],
): Promise<OrderedRow[]> {
  const { sql: db } = change;
  const [table, id, ord] = [sql.table(tree.table), sql.ref(tree.idColumn), sql.ref(tree.orderColumn)];
  const before = await lockSiblings(change, tree, wanted[0]?.id ?? 0);
  if (before.length === 0) throw new Refusal('900404');
  const versions = new Map(before.map((row) => [row.id, row.rowVersion]));
  const isSame = before.length === wanted.length && new Set(wanted.map((row) => row.id)).size === wanted.length;
  if (!isSame || wanted.some((row) => versions.get(row.id) !== row.rowVersion)) {
    const rows = before.map(({ id: key, rowVersion }) => ({ id: key, rowVersion }));
    throw await editConflict(db, { subject: tree.name, id: wanted[0]?.id ?? 0 }, { rows });
  }
  const places = wanted.map(({ id: key }, place) => sql`(${key}::integer, ${place}::integer)`);
  await sql`
    update ${table} set ${ord} = places.place, row_version = row_version + 1
    from (values ${sql.join(places)}) as places (key, place)
    where ${table}.${id} = places.key and ${table}.${ord} <> places.place`.execute(db);
  const after = await lockSiblings(change, tree, wanted[0]?.id ?? 0);
  const namesOf = (rows: readonly Sibling[]) => rows.map(({ name }) => name);
  change.record({
    action: 'order',
    subject: tree.name,
    subjectId: before[0]?.parentId ?? 0,
    before: { order: namesOf(before) },
    after: { order: namesOf(after) },
  });
  return after.map(({ id: key, rowVersion }) => ({ id: key, rowVersion }));
}

/** The place after the last sibling of a row that is added, as SQL. */
export function nextPlace(
  { table, orderField, parentColumn }: { table: string; orderField: string; parentColumn: string | undefined },
  values: Readonly<Record<string, unknown>>,
): RawBuilder<number> {
  const ord = sql.ref(orderField);
  const siblings =
    parentColumn === undefined
      ? sql``
      : sql`where ${sql.ref(parentColumn)} is not distinct from ${values[parentColumn] ?? null}::integer`;
  return sql<number>`(select least(coalesce(max(${ord}) + 1, 0), ${PLACE_MAX}) from ${sql.table(table)} ${siblings})`;
}

/** The row with this id and its siblings in their order, locked until the change ends. */
async function lockSiblings(change: Change, tree: OrderedTable, id: number): Promise<Sibling[]> {
  const [table, key, ord] = [sql.table(tree.table), sql.ref(tree.idColumn), sql.ref(tree.orderColumn)];
  const parent: RawBuilder<unknown> = tree.parentColumn === undefined ? sql`null::integer` : sql.ref(tree.parentColumn);
  const { rows } = await sql<Sibling>`
    select ${key} as id, row_version as "rowVersion", ${ord} as ord, ${sql.ref(tree.nameColumn)}::text as name,
      ${parent} as "parentId"
    from ${table}
    where ${parent} is not distinct from (select ${parent} from ${table} where ${key} = ${id})
      and exists (select from ${table} where ${key} = ${id})
    order by ${ord}, ${key} for update`.execute(change.sql);
  return rows;
}
