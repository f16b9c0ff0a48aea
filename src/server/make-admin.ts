import { createInterface } from 'node:readline/promises';
import { sql } from 'kysely';
import { MANAGER } from '../contract/access/role-values.ts';
import { NewPassword, Username } from '../contract/account/schemas.ts';
import { ensureBaseData } from './access/base-data.ts';
import { createPasswords } from './account/passwords.ts';
import { createSessions } from './account/sessions.ts';
import { readConfig } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { openPostgres } from './platform/db/postgres.ts';

/**
 * Adds an account with the first managers' role, or gives an existing one (in any case of letters) that role and a new
 * password.
 * @throws Error with a readable message for an invalid name or password
 */
export async function makeAdmin(db: Database, name: string, password: string): Promise<void> {
  const username = Username.safeParse(name).data;
  if (username === undefined) throw new Error('A user name has 1 to 40 characters.');
  if (!NewPassword.safeParse(password).success) {
    throw new Error(
      'A password has 8 to 20 characters, with a letter, a digit and a special character, and no spaces.',
    );
  }
  await migrate(db);
  await ensureBaseData(db);
  const role = await db.sql
    .selectFrom('role')
    .select('roleId')
    .where('roleValue', '=', MANAGER)
    .orderBy('roleId')
    .executeTakeFirstOrThrow();
  const passwordHash = await createPasswords().hash(password);
  const existing = await db.sql
    .selectFrom('account')
    .select('userId')
    .where(sql<boolean>`lower(username) = lower(${username})`)
    .executeTakeFirst();
  if (existing === undefined) {
    await db.sql
      .insertInto('account')
      .values({ username, passwordHash, ...role, ...emptyProfile })
      .execute();
    return;
  }
  await db.sql
    .updateTable('account')
    .set({ passwordHash, ...role, isDisabled: false })
    .where('userId', '=', existing.userId)
    .execute();
  await createSessions(db).endAll(existing.userId);
}

const emptyProfile = {
  phoneNum: null,
  userRealname: null,
  companyName: null,
  agencyCode: null,
  parentId: null,
  deptId: null,
};

/** `npm run admin -- NAME`. The password comes from ADMIN_PASSWORD or a prompt, never from the command line. */
async function run(): Promise<void> {
  const [username] = process.argv.slice(2);
  const { databaseUrl } = readConfig(process.env);
  if (username === undefined || databaseUrl === undefined) {
    throw new Error('usage: DATABASE_URL=postgres://… npm run admin -- NAME');
  }
  const db = openPostgres({ url: databaseUrl, onConnectionLost: () => undefined, poolSize: 1 });
  try {
    await makeAdmin(db, username, process.env.ADMIN_PASSWORD ?? (await promptFor(`Password for ${username}: `)));
    console.log(`${username} holds every power now.`);
  } finally {
    await db.close();
  }
}

async function promptFor(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}

if (process.argv[1]?.endsWith('make-admin.ts')) {
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
