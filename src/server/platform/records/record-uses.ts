import { sql } from 'kysely';
import type { CodeMessage } from '../../../contract/code-messages.ts';
import type { Sql } from '../db/database.ts';
import { Refusal } from '../errors.ts';

export interface RecordUse {
  /** The table whose rows refer to the record. */
  table: string;
  count: number;
}

interface UsedRecord {
  /** In snake case, like the tables below. */
  table: string;
  id: number;
  /** Tables whose rows are deleted with the record. */
  except?: readonly string[];
}

/** The tables that refer to a record in a way that keeps it from being deleted, with the number of their rows. */
export async function findUses(db: Sql, { table, id, except = [] }: UsedRecord): Promise<RecordUse[]> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.conrelid::regclass::text as "table", array_agg(a.attname::text) as columns
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass and cardinality(c.conkey) = 1
      and c.confdeltype in ('a', 'r')
    group by c.conrelid order by 1`.execute(db);
  const uses: RecordUse[] = [];
  for (const { table: user, columns } of rows.filter((row) => !except.includes(row.table))) {
    const isUsed = sql.join(
      columns.map((column) => sql`${sql.ref(column)} = ${id}`),
      sql` or `,
    );
    const counted = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(user)} where ${isUsed}`.execute(db);
    const count = counted.rows[0]?.count ?? 0;
    if (count > 0) uses.push({ table: user, count });
  }
  return uses;
}

/** @throws Refusal 300103 that says how many records of which kind refer to this one */
export async function refuseUsed(db: Sql, record: UsedRecord): Promise<void> {
  const uses = await findUses(db, record);
  if (uses.length === 0) return;
  const { zh, en } = describeUses(uses);
  throw new Refusal('300103', {
    message: { zh: `正被 ${zh}使用，不能删除`, en: `Used by ${en}: it cannot be deleted` },
    result: { uses },
  });
}

/** Such as "12 users and 3 entries under it". */
export function describeUses(uses: readonly RecordUse[]): CodeMessage {
  const parts = uses.map(({ table, count }) => {
    const [zh, one, many] = kinds[table] ?? (['条其他数据', 'other record', 'other records'] as const);
    return { zh: `${count} ${zh}`, en: `${count} ${count === 1 ? one : many}` };
  });
  const english = parts.map(({ en }) => en);
  const last = english.pop() ?? '';
  return {
    zh: parts.map(({ zh }) => zh).join('、'),
    en: english.length === 0 ? last : `${english.join(', ')} and ${last}`,
  };
}

/** What the rows of a table are called: Chinese with its measure word, English singular and plural. */
const kinds: Readonly<Record<string, readonly [zh: string, one: string, many: string]>> = {
  account: ['个用户', 'user', 'users'],
  api_interface: ['个接口', 'interface', 'interfaces'],
  dictionary: ['个下级条目', 'entry under it', 'entries under it'],
  power: ['个下级权限', 'power under it', 'powers under it'],
  purchase: ['个订单', 'order', 'orders'],
  survey_question: ['个问题', 'question', 'questions'],
};
