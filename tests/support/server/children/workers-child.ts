import { runServer } from '../../../../src/server/run-server.ts';

/** The server with WORKERS processes, without building the pages first. */
await runServer();
