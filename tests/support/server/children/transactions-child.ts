/**
 * A child process that runs concurrent transactions on a PostgreSQL server until its input ends. Argument: the server's
 * URL. Prints a line for each transaction: `done`, or the code of the response and the milliseconds until the failure.
 */
import { sql } from 'kysely';
import { openPostgres } from '../../../../src/server/platform/db/postgres.ts';
import { errorResponse } from '../../../../src/server/platform/errors.ts';

const WORKERS = 16;
const hot = { name: 'hot', text: 'select pg_sleep(0.001)' };

const [url = ''] = process.argv.slice(2);
const db = openPostgres({ url, onConnectionLost: () => undefined, poolSize: 8 });
let isEnded = false;
process.stdin.resume().once('end', () => {
  isEnded = true;
});

/** Half of the time passes between the statements: then no query would report that its connection broke. */
async function runTransaction(id: number) {
  await db.sql.transaction().execute(async (transaction) => {
    await sql`select pg_sleep(0.001)`.execute(transaction);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await sql`insert into transaction_log (worker) values (${id})`.execute(transaction);
  });
  await db.run(hot, []);
}

await Promise.all(
  Array.from({ length: WORKERS }, async (_, id) => {
    while (!isEnded) {
      const startedAt = performance.now();
      const line = await runTransaction(id).then(
        () => 'done',
        (error: unknown) => `${errorResponse(error, 'en').body.code} ${Math.round(performance.now() - startedAt)}`,
      );
      process.stdout.write(`${line}\n`);
      if (line !== 'done') await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }),
);
await db.close();
