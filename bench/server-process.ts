import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The benchmarks make more calls than any account may. */
const MANY_CALLS = '1000000000';

export interface ServerProcess {
  origin: string;
  pid: number;
  stop(): Promise<void>;
  /** As a crash does. */
  kill(): Promise<void>;
}

/** Starts the server in a process of its own, as `npm start` does or by another script, and waits until it is ready. */
export async function startServer(
  environment: Record<string, string | undefined>,
  { withinMs = 120_000, script = 'src/server/start.mjs' }: { withinMs?: number; script?: string } = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...(script.endsWith('.ts') ? ['--import', 'tsx'] : []), script], {
    env: {
      ...process.env,
      ...{ PORT: String(port), LOG_LEVEL: 'error', CALLS_PER_MINUTE: MANY_CALLS, TRUSTED_PROXIES: '127.0.0.1' },
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const until = Date.now() + withinMs;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('the server did not become ready');
    await wait(200);
  }
  return {
    origin,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Not a fixed port, on which another server might answer. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function isReady(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/readyz`).catch(() => null);
  return response?.status === 200;
}
