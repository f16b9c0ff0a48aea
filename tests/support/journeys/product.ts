import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** A first start builds the pages and generates the demo catalogue. */
const READY_WITHIN_MS = 300_000;

/** A running product: one process with built pages and a data folder. */
export interface Product {
  url: string;
  pid: number;
  dataFolder: string;
  /** The output so far. */
  log(): string;
  /** Stops the process and waits for its end; returns its exit code or signal. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | string>;
}

interface Start {
  dataFolder: string;
  /** 0 lets the system choose. */
  port?: number;
}

/** Starts the product and waits until it can serve. @throws with its log when it ends or is not ready in time. */
export async function startProduct({ dataFolder, port = 0 }: Start): Promise<Product> {
  const child = spawn(process.execPath, ['src/server/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataFolder,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const keep = (chunk: Buffer) => {
    log += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  // An interrupted run must not leave a process; runs before the folders are removed.
  const killAtExit = () => void child.kill('SIGKILL');
  process.prependOnceListener('exit', killAtExit);
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => {
      process.off('exit', killAtExit);
      resolve(code ?? signal ?? 'unknown');
    });
  });
  const url = await untilReady(child, () => log);
  return {
    url,
    pid: child.pid ?? 0,
    dataFolder,
    log: () => log,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/** A data folder that is removed at the end of the run. */
export async function makeDataFolder(): Promise<{ dataFolder: string; remove(): Promise<void> }> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'test-product-'));
  const options = { recursive: true, force: true, maxRetries: 5 } as const;
  const removeAtExit = () => rmSync(dataFolder, options);
  process.once('exit', removeAtExit);
  const remove = async () => {
    process.off('exit', removeAtExit);
    await rm(dataFolder, options);
  };
  return { dataFolder, remove };
}

async function untilReady(child: ChildProcess, log: () => string): Promise<string> {
  const until = Date.now() + READY_WITHIN_MS;
  while (child.exitCode === null && child.signalCode === null && Date.now() < until) {
    // The port is in the line that prints the URL.
    const port = /Ready at http:\/\/[^:/]+:(\d+)\//.exec(log())?.[1];
    if (port !== undefined && (await isReady(`http://127.0.0.1:${port}`))) return `http://127.0.0.1:${port}`;
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error(`the product did not become ready:\n${log()}`);
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}
