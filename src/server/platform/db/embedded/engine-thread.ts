import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { threadEntry } from '../../compiled/thread-entry.ts';
import { unavailable } from '../unavailable.ts';
import type { Engine, QueryResult } from './engine.ts';

/**
 * Longer than on a PostgreSQL server, because a restart ends everyone's transactions: the longest honest statement, 10,000
 * lines of a work order, takes more than 2.5 s on a busy machine.
 */
const STATEMENT_MS = 10_000;
/** For a statement that arrives during a restart, which takes about a second. */
const RESTART_MS = 2_500;

/** Messages to the thread. */
export type EngineTask =
  | { kind: 'query'; text: string; parameters: readonly unknown[] }
  | { kind: 'execute'; script: string }
  | { kind: 'copy'; statement: string; chunk: string }
  | { kind: 'copyOut'; query: string }
  | { kind: 'close' };

/** Messages of the thread: the first one when the engine is open. */
export type EngineAnswer = { result: unknown } | { error: Record<string, unknown> };

interface ThreadOptions {
  statementMs?: number;
  restartMs?: number;
  /** Called when the engine is restarted, with the reason. */
  onRestart?: (reason: Error) => void;
}

/**
 * PGlite in a thread of its own. It cannot cancel a statement (`statement_timeout` needs a signal, which WebAssembly lacks),
 * so the thread is ended when one takes too long, and the folder is opened again: like a killed server, it loses nothing
 * that was committed (ADR 15).
 */
export async function openEngineThread(folder: string, options: ThreadOptions = {}): Promise<Engine> {
  const { statementMs = STATEMENT_MS, restartMs = RESTART_MS, onRestart } = options;
  let generation = 0;
  let opening: Promise<Worker> | undefined;
  const open = (started: Promise<Worker>) => {
    opening = started;
    // A folder that could not be opened is tried again for the next statement.
    started.catch(() => {
      if (opening === started) opening = undefined;
    });
    return started;
  };
  await open(startWorker(folder));

  const getWorker = () => opening ?? open(startWorker(folder));
  const restart = (worker: Worker, reason: Error) => {
    generation += 1;
    onRestart?.(reason);
    void open(worker.terminate().then(() => startWorker(folder)));
  };
  const run = async (task: EngineTask, timeoutMs?: number): Promise<unknown> => {
    const worker = await (timeoutMs === undefined ? getWorker() : withinRestart(getWorker(), restartMs));
    try {
      const answer = await request(worker, task, timeoutMs);
      if ('result' in answer) return answer.result;
      throw Object.assign(new Error(), answer.error);
    } catch (error) {
      if (error instanceof Error && lost.has(error)) restart(worker, error);
      throw error;
    }
  };
  return {
    // The thread answers a query with the engine's result.
    query: (text, parameters, isUnlimited = false) =>
      run({ kind: 'query', text, parameters }, isUnlimited ? undefined : statementMs) as Promise<QueryResult>,
    execute: async (script) => void (await run({ kind: 'execute', script })),
    copy: async (statement, chunk) => void (await run({ kind: 'copy', statement, chunk })),
    // The thread answers with the copied text.
    copyOut: (query) => run({ kind: 'copyOut', query }) as Promise<string>,
    generation: () => generation,
    close: async () => {
      const worker = await getWorker();
      await request(worker, { kind: 'close' });
      await worker.terminate();
    },
  };
}

/** Errors after which the thread is of no more use. */
const lost = new WeakSet<Error>();

function lostThread(message: string): Error {
  const error = unavailable(message);
  lost.add(error);
  return error;
}

/** @throws Error if the folder cannot be opened */
async function startWorker(folder: string): Promise<Worker> {
  const worker = new Worker(threadEntry('engine-worker', import.meta.url), { workerData: { folder }, execArgv: [] });
  await once(worker, 'message');
  // Between two statements: the next one finds the thread gone.
  worker.on('error', () => undefined);
  return worker;
}

/** @throws Error with a code that means 503 if the restart takes too long */
async function withinRestart(worker: Promise<Worker>, restartMs: number): Promise<Worker> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable('the embedded engine is restarting')), restartMs);
  });
  return Promise.race([worker, isLate]).finally(() => clearTimeout(timer));
}

/** Sends a task and awaits its answer. @throws an error of `lost` if the thread has ended or takes too long */
function request(worker: Worker, task: EngineTask, timeoutMs?: number): Promise<EngineAnswer> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (then: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('exit', onExit);
      then();
    };
    const onMessage = (answer: EngineAnswer) => settle(() => resolve(answer));
    const onExit = () => settle(() => reject(lostThread('the embedded engine has ended')));
    const onLate = () => settle(() => reject(lostThread('a statement took too long for the embedded engine')));
    // If this thread was blocked meanwhile, the answer may be there already: it is read before the immediate runs.
    if (timeoutMs !== undefined)
      timer = setTimeout(
        () => setImmediate(() => worker.listeners('message').includes(onMessage) && onLate()),
        timeoutMs,
      );
    worker.on('message', onMessage).on('exit', onExit);
    // The thread id of an ended worker is -1, and its exit event is over.
    if (worker.threadId === -1) return onExit();
    worker.postMessage(task);
  });
}
