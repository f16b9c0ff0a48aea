import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Change } from '../audit/change.ts';
import type { Database, Sql } from '../db/database.ts';
import { Refusal } from '../errors.ts';
import { deleteIntoBin, type Relation } from './deleted-records.ts';
import { editConflict } from './edit-conflict.ts';
import { filterCondition } from './filter-condition.ts';
import { refuseUsed } from './record-uses.ts';
import { nextPlace, type OrderedRow, saveOrder } from './save-order.ts';

type Shape = Record<string, z.ZodType>;
type Values = Record<string, unknown>;

export interface ListQuery {
  pageNum: number;
  pageSize: number;
  sort: readonly { field: string; order: 'asc' | 'desc' }[];
  filters: Values;
}

export interface CrudTable<Item extends z.ZodObject<Shape>> {
  /** The resource's name, by which the audit and the bin know its records. */
  name: string;
  table: string;
  item: Item;
  /** The item's id field, and its column if that has another name. */
  id: keyof z.output<Item> & string;
  idColumn?: string;
  nameField: keyof z.output<Item> & string;
  /** The field that orders records, in a tree those of one parent. */
  orderField?: (keyof z.output<Item> & string) | undefined;
  /** Rows that are deleted and restored with a record. */
  relations?: readonly Relation[];
}

/** The record that a write is about, and the version that the writer saw. */
export interface RecordVersion {
  id: number;
  rowVersion: number;
}

/** Writes are recorded in the audit of their change. */
export interface CrudRepository<Item extends z.ZodObject<Shape>> {
  list(query: ListQuery): Promise<{ rows: z.output<Item>[]; total: number }>;
  /** @throws Refusal 900404 */
  get(id: number, within?: Sql): Promise<z.output<Item>>;
  add(change: Change, values: Values): Promise<z.output<Item>>;
  /** Missing fields keep their values. @throws Refusal 900404, or 900410 if the record has another version */
  edit(change: Change, edit: RecordVersion & { values: Values }): Promise<z.output<Item>>;
  /** Moves the record to the bin. @throws Refusal 900404, 900410, or 300103 if other rows refer to it */
  remove(change: Change, record: RecordVersion): Promise<void>;
  /** Saves the order of siblings. @throws Refusal 900404, 900410 */
  order(change: Change, rows: readonly OrderedRow[]): Promise<OrderedRow[]>;
}

/** The rows of one table with a column for each field of the item, in snake case, and `row_version`. */
export function createCrudRepository<Item extends z.ZodObject<Shape>>(
  { sql: db }: Pick<Database, 'sql'>,
  { name: subject, table, item, id, idColumn = id, nameField, orderField, relations = [] }: CrudTable<Item>,
): CrudRepository<Item> {
  const source = sql.table(table);
  const fields = Object.keys(item.shape);
  const parentColumn = fields.includes('parentId') ? 'parentId' : undefined;
  const columnOf = (field: string) => sql.ref(field === id ? idColumn : field);
  const columns = sql.join(fields.map((field) => sql`${columnOf(field)} as ${sql.ref(field)}`));
  const parse = z.array(item).parse.bind(z.array(item));
  const parseRow = (rows: unknown[]) => {
    const [row] = parse(rows);
    if (row === undefined) throw new Refusal('900404');
    return row;
  };
  const recordOf = (row: z.output<Item>) => {
    const values: Values = row;
    return { subject, subjectId: Number(values[id]), subjectName: String(values[nameField] ?? '') };
  };
  /** Only fields of the item become columns: no name from a request reaches the SQL. */
  const definedFields = (values: Values) =>
    fields.filter((field) => field !== id && field !== 'rowVersion' && values[field] !== undefined);
  const whereOf = (filters: Values): RawBuilder<unknown> => {
    const conditionOf = (field: string, filter: unknown) =>
      filterCondition(columnOf(field), schemaOf(item, field), filter);
    const conditions = definedFields(filters).map((field) => {
      const filter = filters[field];
      const condition = conditionOf(field, filter);
      const english = `${field}En`;
      const isWords = typeof filter === 'string' && fields.includes(english);
      return isWords ? sql`(${condition} or ${conditionOf(english, filter)})` : condition;
    });
    return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  };

  return {
    async list({ pageNum, pageSize, sort, filters }) {
      const where = whereOf(filters);
      // Rows that sort equally follow the direction of the list: of two releases of one day the later comes first.
      const known = sort.filter(({ field }) => fields.includes(field));
      const order = [...known, { field: id, order: known[0]?.order ?? 'asc' }];
      const by = sql.join(
        order.map(({ field, order: way }) => sql`${columnOf(field)} ${sql.raw(way === 'desc' ? 'desc' : 'asc')}`),
      );
      const { rows } = await sql`select ${columns} from ${source} ${where} order by ${by}
        limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
      const { rows: counts } = await sql<{ total: number }>`select count(*) as total from ${source} ${where}`.execute(
        db,
      );
      return { rows: parse(rows), total: counts[0]?.total ?? 0 };
    },
    get: async (key, within = db) =>
      parseRow((await sql`select ${columns} from ${source} where ${sql.ref(idColumn)} = ${key}`.execute(within)).rows),
    async add(change, values) {
      const names = definedFields(values);
      const cells: unknown[] = names.map((field) => values[field]);
      if (orderField !== undefined && values[orderField] === undefined) {
        names.push(orderField);
        cells.push(nextPlace({ table, orderField, parentColumn }, values));
      }
      const inserted = await sql`insert into ${source} (${sql.join(names.map(columnOf))})
        values (${sql.join(cells)}) returning ${columns}`.execute(change.sql);
      const row = parseRow(inserted.rows);
      change.record({ action: 'add', ...recordOf(row), after: withoutVersion(row) });
      return row;
    },
    async edit(change, { values, ...record }) {
      const before = await lock(change, record);
      const names = definedFields(values).filter((field) => !isDeepStrictEqual(fieldOf(before, field), values[field]));
      if (names.length === 0) return before;
      const changes = sql.join([
        ...names.map((field) => sql`${columnOf(field)} = ${values[field]}`),
        sql`row_version = row_version + 1`,
      ]);
      const changed =
        await sql`update ${source} set ${changes} where ${sql.ref(idColumn)} = ${record.id} returning ${columns}`.execute(
          change.sql,
        );
      const row = parseRow(changed.rows);
      change.record({
        action: 'edit',
        ...recordOf(row),
        before: withoutVersion(before),
        after: withoutVersion(row),
      });
      return row;
    },
    async remove(change, record) {
      const before = await lock(change, record);
      const { subjectName } = recordOf(before);
      await refuseUsed(change.sql, { table, id: record.id, except: relations.map((relation) => relation.table) });
      await deleteIntoBin(change, { subject, table, idColumn, id: record.id, name: subjectName, relations });
      change.record({ action: 'delete', ...recordOf(before), before: withoutVersion(before) });
    },
    async order(change, rows) {
      if (orderField === undefined) throw new Error(`${subject} has no order`);
      const tree = { name: subject, table, idColumn, orderColumn: orderField, nameColumn: nameField, parentColumn };
      return saveOrder(change, tree, rows);
    },
  };

  /** The record, locked until the change ends. @throws Refusal 900404; 900410 if it has another version than expected */
  async function lock(change: Change, { id: key, rowVersion }: RecordVersion): Promise<z.output<Item>> {
    const { rows } = await sql`select ${columns} from ${source} where ${sql.ref(idColumn)} = ${key} for update`.execute(
      change.sql,
    );
    const row = parseRow(rows);
    if (fieldOf(row, 'rowVersion') !== rowVersion) throw await editConflict(change.sql, { subject, id: key }, row);
    return row;
  }
}

function fieldOf(row: Values, field: string): unknown {
  return row[field];
}

function withoutVersion({ rowVersion: _, ...values }: Values): Values {
  return values;
}

function schemaOf(item: z.ZodObject<Shape>, field: string): z.ZodType {
  const schema = item.shape[field];
  if (schema === undefined) throw new Error(`the item has no field ${field}`);
  return schema;
}
