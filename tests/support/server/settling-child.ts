/**
 * Takes payments on a PostgreSQL server until it is killed: a process of its own, started by a test with the server's URL
 * and the payments as JSON. Each one that was settled is a line on its output.
 */

import { createSettling } from '../../../src/server/billing/purchases/settle.ts';
import type { PaymentFacts } from '../../../src/server/gateways/payment/payment-gateway.ts';
import { openPostgres } from '../../../src/server/platform/db/postgres.ts';

const [url = '', payments = '[]'] = process.argv.slice(2);
const db = openPostgres({ url, onIdleError: () => undefined, poolSize: 8 });
await Promise.all(
  (JSON.parse(payments) as PaymentFacts[]).map(async (facts) => {
    const verdict = await createSettling(db, facts).settle(facts);
    process.stdout.write(`${facts.orderCode} ${verdict}\n`);
  }),
);
await db.close();
