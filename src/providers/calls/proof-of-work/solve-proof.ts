import type { Challenge, Solution } from 'altcha-lib';
import type { Captcha } from '../../../contract/captcha/schemas.ts';
import type { ProofMessage, ProofTask } from './proof-messages.ts';

const WORKERS_MAX = 4;

interface Progress {
  signal: AbortSignal;
  /** Called with the share of the counters tried, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Solves a captcha's proof of work in workers, so that the page is not blocked.
 * @returns the proof for verifyCaptcha; null when aborted
 * @throws Error if a worker cannot be started
 */
export async function solveProof(
  { challenge: json, maxCounter }: Pick<Captcha, 'challenge' | 'maxCounter'>,
  { signal, onProgress }: Progress,
): Promise<string | null> {
  const challenge: Challenge = JSON.parse(json);
  // One core stays free for the page.
  const count = Math.max(1, Math.min(WORKERS_MAX, (navigator.hardwareConcurrency || 2) - 1));
  const tried = new Array<number>(count).fill(0);
  const workers = tried.map(startWorker);
  const aborted = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null));
  });
  const solutions = workers.map((worker, index) =>
    solveIn(worker, { challenge, counterStart: index, counterStep: count }, (triedByWorker) => {
      tried[index] = triedByWorker;
      onProgress(Math.min(1, tried.reduce((sum, each) => sum + each, 0) / maxCounter));
    }),
  );
  try {
    const solution = await Promise.race([...solutions, aborted]);
    return solution === null ? null : btoa(JSON.stringify({ challenge, solution }));
  } finally {
    for (const worker of workers) worker.terminate();
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
}

function solveIn(worker: Worker, task: ProofTask, onTried: (tried: number) => void): Promise<Solution | null> {
  return new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }: MessageEvent<ProofMessage>) => {
      if ('tried' in data) onTried(data.tried);
      else resolve(data.solution);
    };
    worker.postMessage(task);
  });
}
