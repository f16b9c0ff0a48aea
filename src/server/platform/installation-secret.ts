import { randomBytes } from 'node:crypto';
import type { Database } from './db/database.ts';

/** A secret of this installation, generated at its first use and the same on every node. */
export async function installationSecret({ sql: db }: Database, name: string): Promise<string> {
  await db
    .insertInto('installationSecret')
    .values({ name, secret: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('installationSecret')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return secret;
}
