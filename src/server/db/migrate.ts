import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);

/**
 * Applies the numbered SQL files that this database has not seen, each in one transaction: a file is applied whole or
 * not at all. Several nodes may start at once; on a server they take turns by an advisory lock.
 * @returns the names applied, in order.
 */
export async function migrate(db: Database): Promise<string[]> {
  await db.execute(
    `create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`,
  );
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const applied = new Set((await db.sql.selectFrom('migration').select('name').execute()).map(({ name }) => name));
  const pending = names.filter((name) => !applied.has(name));
  for (const name of pending) {
    const script = await readFile(new URL(name, folder), 'utf8');
    await db.execute(wrapped(name, script));
  }
  return pending;
}

/** Whoever comes second finds the name taken: its transaction ends there and changes nothing. */
function wrapped(name: string, script: string): string {
  return `begin;
select pg_advisory_xact_lock(7364120);
insert into migration (name) values ('${name.replaceAll("'", "''")}');
${script}
commit;`;
}
