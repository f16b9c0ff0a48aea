import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Database, Sql } from './db/database.ts';
import { Refusal } from './errors.ts';
import { filterCondition } from './filter-condition.ts';

type Shape = Record<string, z.ZodType>;
type Values = Record<string, unknown>;

export interface ListQuery {
  pageNum: number;
  pageSize: number;
  sort: readonly { field: string; order: 'asc' | 'desc' }[];
  filters: Values;
}

export interface CrudTable<Item extends z.ZodObject<Shape>> {
  table: string;
  item: Item;
  /** The item's id field, and its column if that has another name. */
  id: keyof z.output<Item> & string;
  idColumn?: string;
}

export interface CrudRepository<Item extends z.ZodObject<Shape>> {
  list(query: ListQuery): Promise<{ rows: z.output<Item>[]; total: number }>;
  /** @throws Refusal 900404 */
  get(id: number, within?: Sql): Promise<z.output<Item>>;
  add(values: Values, within?: Sql): Promise<z.output<Item>>;
  /** Missing fields keep their values. @throws Refusal 900404 */
  edit(id: number, values: Values, within?: Sql): Promise<z.output<Item>>;
  /** @throws Refusal 900404, or 300103 if other rows refer to it */
  remove(id: number, within?: Sql): Promise<void>;
}

/** The rows of one table with a column for each field of the item, in snake case. */
export function createCrudRepository<Item extends z.ZodObject<Shape>>(
  { sql: db }: Database,
  { table, item, id, idColumn = id }: CrudTable<Item>,
): CrudRepository<Item> {
  const source = sql.table(table);
  const fields = Object.keys(item.shape);
  const columnOf = (field: string) => sql.ref(field === id ? idColumn : field);
  const columns = sql.join(fields.map((field) => sql`${columnOf(field)} as ${sql.ref(field)}`));
  const parse = z.array(item).parse.bind(z.array(item));
  const parseRow = (rows: unknown[]) => {
    const [row] = parse(rows);
    if (row === undefined) throw new Refusal('900404');
    return row;
  };
  /** Only fields of the item become columns: no name from a request reaches the SQL. */
  const definedFields = (values: Values) => fields.filter((field) => field !== id && values[field] !== undefined);
  const whereOf = (filters: Values): RawBuilder<unknown> => {
    const conditions = definedFields(filters).map((field) =>
      filterCondition(columnOf(field), schemaOf(item, field), filters[field]),
    );
    return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  };

  return {
    async list({ pageNum, pageSize, sort, filters }) {
      const where = whereOf(filters);
      const order = [...sort.filter(({ field }) => fields.includes(field)), { field: id, order: 'asc' }];
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
    async add(values, within = db) {
      const names = definedFields(values);
      const inserted = await sql`insert into ${source} (${sql.join(names.map(columnOf))})
        values (${sql.join(names.map((field) => values[field]))}) returning ${columns}`.execute(within);
      return parseRow(inserted.rows);
    },
    async edit(key, values, within = db) {
      const names = definedFields(values);
      if (names.length === 0) return this.get(key, within);
      const changes = sql.join(names.map((field) => sql`${columnOf(field)} = ${values[field]}`));
      const changed =
        await sql`update ${source} set ${changes} where ${sql.ref(idColumn)} = ${key} returning ${columns}`.execute(
          within,
        );
      return parseRow(changed.rows);
    },
    async remove(key, within = db) {
      const removal = sql`delete from ${source} where ${sql.ref(idColumn)} = ${key} returning ${columns}`;
      const removed = await removal.execute(within).catch((error: unknown) => {
        throw isForeignKeyError(error) ? new Refusal('300103') : error;
      });
      parseRow(removed.rows);
    },
  };
}

/** foreign_key_violation, or restrict_violation since PostgreSQL 18. */
function isForeignKeyError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '23503' || error.code === '23001');
}

function schemaOf(item: z.ZodObject<Shape>, field: string): z.ZodType {
  const schema = item.shape[field];
  if (schema === undefined) throw new Error(`the item has no field ${field}`);
  return schema;
}
