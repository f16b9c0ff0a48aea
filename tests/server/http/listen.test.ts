import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** More than Node's default backlog of 511. */
const CALLERS = 1_000;

/** The system's maximum backlog; 0 on platforms where the test cannot stop a process. */
function maxBacklog(): number {
  return process.platform === 'linux' ? Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8')) : 0;
}

test.runIf(maxBacklog() >= CALLERS)(
  'connections that arrive while the process is blocked are queued, not dropped',
  async () => {
    const script = ['--import', 'tsx', 'tests/support/server/children/listening-child.ts'];
    const child = spawn(process.execPath, script, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    const callers: Socket[] = [];
    try {
      const [output] = await once(child.stdout, 'data');
      // The stopped process accepts nothing: connected clients are in the system's backlog.
      child.kill('SIGSTOP');
      let connected = 0;
      for (let index = 0; index < CALLERS; index += 1) {
        const caller = connect(Number(output), '127.0.0.1', () => {
          connected += 1;
        });
        caller.on('error', () => undefined);
        callers.push(caller);
      }
      await vi.waitFor(() => expect(connected).toBe(CALLERS), { timeout: 30_000, interval: 50 });
    } finally {
      child.kill('SIGKILL');
      for (const caller of callers) caller.destroy();
    }
  },
  60_000,
);
