/**
 * A child process that settles payments on a PostgreSQL server until it is killed. Arguments: the server's URL, the
 * payments as JSON. Prints a line for each settled payment.
 */

import { createSettling } from '../../../../src/server/billing/purchases/settle.ts';
import type { PaymentFacts } from '../../../../src/server/gateways/payment/payment-gateway.ts';
import { openPostgres } from '../../../../src/server/platform/db/postgres.ts';

const [url = '', payments = '[]'] = process.argv.slice(2);
const db = openPostgres({ url, onConnectionLost: () => undefined, poolSize: 8 });
await Promise.all(
  (JSON.parse(payments) as PaymentFacts[]).map(async (facts) => {
    const verdict = await createSettling(db, facts).settle(facts);
    process.stdout.write(`${facts.orderCode} ${verdict}\n`);
  }),
);
await db.close();
