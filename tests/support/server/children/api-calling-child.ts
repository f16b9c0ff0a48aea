/**
 * A child process that calls an interface with its own idempotency key for each number, until it is killed. Arguments:
 * the server's URL, the key, the first and last number. Prints a line for each answer.
 */
import { openPostgres } from '../../../../src/server/platform/db/postgres.ts';
import { callWith, gatewayOn } from '../open-gateway.ts';

const [url = '', secret = '', first = '', last = ''] = process.argv.slice(2);
const db = openPostgres({ url, onConnectionLost: () => undefined, poolSize: 8 });
const gateway = gatewayOn(db);
const numbers = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);

await Promise.all(
  Array.from({ length: 8 }, async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      const headers = { 'idempotency-key': `call-${number}` };
      const { envelope } = await callWith(gateway, { secret }, { oe: `N${number}` }, { headers });
      process.stdout.write(`${number} ${envelope.code}\n`);
    }
  }),
);
await db.close();
