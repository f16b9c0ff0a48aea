import { createInterface } from 'node:readline/promises';
import { NewPassword } from '../contract/account.ts';
import { ensureBaseData } from './access/base-data.ts';
import { createPasswords } from './account/passwords.ts';
import { readConfig } from './config.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openPostgres } from './db/postgres.ts';

const MANAGER = 4;

/** Makes an account that holds every power, or gives an existing one a new password and that role. */
export async function makeAdmin(db: Database, username: string, password: string): Promise<void> {
  await migrate(db);
  await ensureBaseData(db);
  const role = await db.sql
    .selectFrom('role')
    .select('roleId')
    .where('roleValue', '=', MANAGER)
    .orderBy('roleId')
    .executeTakeFirstOrThrow();
  const passwordHash = await createPasswords().hash(NewPassword.parse(password));
  const found = await db.sql.selectFrom('account').select('userId').where('username', '=', username).executeTakeFirst();
  if (found === undefined) {
    await db.sql
      .insertInto('account')
      .values({ username, passwordHash, ...role, ...nothingElse })
      .execute();
    return;
  }
  await db.sql
    .updateTable('account')
    .set({ passwordHash, ...role, isDisabled: false })
    .where('userId', '=', found.userId)
    .execute();
  await db.sql.deleteFrom('session').where('userId', '=', found.userId).execute();
}

const nothingElse = {
  phoneNum: null,
  userRealname: null,
  companyName: null,
  agencyCode: null,
  parentId: null,
  deptId: null,
};

/** `npm run admin -- NAME`: the password is asked for, or taken from ADMIN_PASSWORD; never from the command line. */
async function run(): Promise<void> {
  const [username] = process.argv.slice(2);
  const { databaseUrl } = readConfig(process.env);
  if (username === undefined || databaseUrl === undefined) {
    throw new Error('usage: DATABASE_URL=postgres://… npm run admin -- NAME');
  }
  const db = openPostgres({ url: databaseUrl, onIdleError: () => undefined, poolSize: 1 });
  try {
    await makeAdmin(db, username, process.env.ADMIN_PASSWORD ?? (await asked(`Password for ${username}: `)));
    console.log(`${username} holds every power now.`);
  } finally {
    await db.close();
  }
}

async function asked(question: string): Promise<string> {
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
