import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { answerMetrics } from './all-metrics.ts';
import { createRestartDelay } from './restart-delay.ts';
import { WORKER_NUMBER } from './worker-number.ts';

/**
 * Starts the workers, and each again that dies. SIGTERM and SIGINT stop them all: they finish their requests first. Resolves
 * when the first one listens; the others start then, and find its migrations done.
 * @throws Error if the first one ends before it listens
 */
export async function startWorkers(count: number, onDeath: (message: string) => void): Promise<void> {
  let isStopping = false;
  const running = new Map<number, Worker>();

  const start = (number: number, delayOf = createRestartDelay()): Worker => {
    const startedAt = performance.now();
    const worker = cluster.fork({ ...process.env, [WORKER_NUMBER]: String(number) });
    running.set(number, worker);
    worker.once('exit', (code, signal) => {
      running.delete(number);
      if (isStopping) return;
      const delayMs = delayOf(performance.now() - startedAt);
      onDeath(`worker ${number} ended (${signal ?? code}) and is started again in ${delayMs / 1000} s`);
      setTimeout(() => {
        if (!isStopping) start(number, delayOf);
      }, delayMs);
    });
    return worker;
  };
  const stop = () => {
    isStopping = true;
    // A second signal reaches the workers too, and ends them at once.
    for (const worker of running.values()) worker.process.kill('SIGTERM');
    exitWhenEmpty();
  };
  const exitWhenEmpty = () => {
    if (isStopping && running.size === 0) process.exit(0);
  };
  cluster.on('exit', exitWhenEmpty);
  answerMetrics();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);

  const first = start(1);
  const isListening = await Promise.race([
    once(first, 'listening').then(() => true),
    once(first, 'exit').then(() => false),
  ]);
  if (isStopping) return;
  if (!isListening) throw new Error('the first worker could not start');
  for (let number = 2; number <= count; number += 1) start(number);
}
