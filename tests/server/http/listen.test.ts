import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** More than wait by Node's own bound of 511. */
const CALLERS = 1_000;

/** How many the system lets wait at most, whatever a process asks for; 0 where a process cannot be held still. */
function systemsBound(): number {
  return process.platform === 'linux' ? Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8')) : 0;
}

test.runIf(systemsBound() >= CALLERS)(
  'connections that arrive while the process is blocked wait to be accepted, and are not dropped',
  async () => {
    const script = ['--import', 'tsx', 'tests/support/server/listening-child.ts'];
    const child = spawn(process.execPath, script, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    const callers: Socket[] = [];
    try {
      const [said] = await once(child.stdout, 'data');
      // From here on nobody is taken: who is connected is waiting in the system's line.
      child.kill('SIGSTOP');
      let connected = 0;
      for (let index = 0; index < CALLERS; index += 1) {
        const caller = connect(Number(said), '127.0.0.1', () => {
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
