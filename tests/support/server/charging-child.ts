/**
 * Takes lookups on a PostgreSQL server until it is killed: a process of its own, started by a test with the server's URL,
 * the account, and the first and last number of the operations. Each one that was answered is a line on its output.
 */
import { openPostgres } from '../../../src/server/platform/db/postgres.ts';
import { createQuota } from '../../../src/server/quota/quota.ts';
import { operationOf } from '../screens/operation-of.ts';

const [url = '', userId = '', first = '', last = ''] = process.argv.slice(2);
const db = openPostgres({ url, onIdleError: () => undefined, poolSize: 8 });
const quota = createQuota(db);
const numbers = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);

await Promise.all(
  Array.from({ length: 8 }, async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      const outcome = await quota.charge(operationOf(Number(userId), number)).then(
        () => 'taken',
        () => 'refused',
      );
      process.stdout.write(`${number} ${outcome}\n`);
    }
  }),
);
await db.close();
