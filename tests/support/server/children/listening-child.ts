import Fastify from 'fastify';
import { listen } from '../../../../src/server/http/listen.ts';

/** A server as a child process that a test can suspend. Prints its port once it listens. */
const port = await listen(Fastify(), { port: 0, host: '127.0.0.1' });
process.stdout.write(`${port}\n`);
