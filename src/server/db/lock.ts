import { open, readFile, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

interface Holder {
  pid: number;
  host: string;
  /** When that process began, by the kernel's count, so that a reused pid is not mistaken for the holder. */
  begun: string | null;
  since: string;
}

/** The folder is another process's; the message says whose. */
export class FolderHeldError extends Error {
  constructor(folder: string, holder: Holder) {
    super(
      `${folder} is held by process ${holder.pid} on ${holder.host} since ${holder.since}. ` +
        `Two processes must not share one embedded database: end that one first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderHeldError';
  }
}

/**
 * Takes the folder for this process. The embedded engine locks nothing itself: two processes would lose writes without
 * a word. The lock of a process that is gone is taken over.
 * @returns the function that gives the folder back.
 * @throws FolderHeldError while another process lives.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'holder.json');
  const self: Holder = {
    pid: process.pid,
    host: hostname(),
    begun: await begunOf(process.pid),
    since: new Date().toISOString(),
  };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await created(file, self)) return () => rm(file, { force: true });
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) continue;
    const holder = parse(text);
    if (holder !== null && (await isAlive(holder, self))) throw new FolderHeldError(folder, holder);
    // Moving the stale file away succeeds for one process only; whoever loses finds the winner's new file next.
    const aside = `${file}.${self.pid}`;
    await rename(file, aside).catch(() => undefined);
    const moved = await readFile(aside, 'utf8').catch(() => null);
    if (moved !== null && moved !== text) await rename(aside, file);
    else await rm(aside, { force: true });
  }
  throw new Error(`${file} changes hands too fast: try again`);
}

async function created(file: string, self: Holder): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(JSON.stringify(self));
    await handle.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function parse(text: string): Holder | null {
  try {
    const value: Holder = JSON.parse(text);
    return typeof value.pid === 'number' ? value : null;
  } catch {
    return null;
  }
}

async function isAlive(holder: Holder, self: Holder): Promise<boolean> {
  if (holder.host !== self.host) return true;
  if (holder.pid === self.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return holder.begun === null || holder.begun === (await begunOf(holder.pid));
}

/** Field 22 of /proc/PID/stat on Linux; null elsewhere, where the pid alone has to do. */
async function begunOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}
