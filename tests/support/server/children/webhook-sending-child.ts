/**
 * A child process that delivers what is due to an endpoint that never answers, until it is killed. Argument: the server's
 * URL. Prints a line when it has claimed something.
 */
import { openPostgres } from '../../../../src/server/platform/db/postgres.ts';
import { delivererOn } from '../../api-services/webhook-receiver.ts';

const db = openPostgres({ url: process.argv[2] ?? '', onConnectionLost: () => undefined, poolSize: 2 });
const claimed = await delivererOn(db).tick();
process.stdout.write(`claimed ${claimed}\n`);
// Stays until the parent kills it.
setInterval(() => undefined, 60_000);
