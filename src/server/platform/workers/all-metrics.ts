import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { z } from 'zod';

const REQUEST = 'metrics-of-all-workers';
const Answer = z.object({ [REQUEST]: z.string().nullable() });
const WITHIN_MS = 5_000;

/** In the process that starts workers: sums the figures of all of them for the worker that is asked. */
export function answerMetrics(): void {
  const registry = new AggregatorRegistry();
  cluster.on('message', (worker, message) => {
    if (message !== REQUEST) return;
    registry.clusterMetrics().then(
      (text) => worker.send({ [REQUEST]: text }),
      () => worker.send({ [REQUEST]: null }),
    );
  });
}

/** The figures of the process, or in a worker the sums of all workers. */
export function metricsPrinter(register: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => register.metrics();
  AggregatorRegistry.setRegistries(register);
  // Answers the other process from now on.
  new AggregatorRegistry();
  return () =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => finish(null), WITHIN_MS);
      const finish = (text: string | null) => {
        clearTimeout(timer);
        process.off('message', onMessage);
        if (text === null) reject(new Error('the metrics of the other workers are missing'));
        else resolve(text);
      };
      const onMessage = (message: unknown) => {
        const answer = Answer.safeParse(message);
        if (answer.success) finish(answer.data[REQUEST]);
      };
      process.on('message', onMessage);
      process.send?.(REQUEST);
    });
}
