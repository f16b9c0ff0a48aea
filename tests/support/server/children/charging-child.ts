/**
 * A child process that charges lookups on a PostgreSQL server until it is killed. Arguments: the server's URL, the
 * account, the first and last number of the charges. Prints a line for each response.
 */
import { openPostgres } from '../../../../src/server/platform/db/postgres.ts';
import { createQuota } from '../../../../src/server/quota/quota.ts';
import { chargeRequest } from '../charge-request.ts';

const [url = '', userId = '', first = '', last = ''] = process.argv.slice(2);
const db = openPostgres({ url, onConnectionLost: () => undefined, poolSize: 8 });
const quota = createQuota(db);
const numbers = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);

await Promise.all(
  Array.from({ length: 8 }, async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      const outcome = await quota.charge(chargeRequest(Number(userId), number)).then(
        () => 'taken',
        () => 'refused',
      );
      process.stdout.write(`${number} ${outcome}\n`);
    }
  }),
);
await db.close();
