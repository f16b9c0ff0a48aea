import cluster from 'node:cluster';
import { main } from './main.ts';
import { readApiKeySecret } from './platform/api-key-secret.ts';
import { readConfig } from './platform/config.ts';
import { startWorkers } from './platform/workers/start-workers.ts';

/** Runs the server in this process, or in WORKERS processes that share the port. */
export async function runServer(): Promise<void> {
  const { workers, apiKeySecret, dataFolder } = readConfig(process.env);
  if (workers === 1 || cluster.isWorker) return main();
  // Workers that create the file at the same time could read each other's before it is written.
  await readApiKeySecret(apiKeySecret, dataFolder);
  await startWorkers(workers, (message) => console.error(message));
}
