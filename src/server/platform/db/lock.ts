import { link, mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isProcessAlive } from '../process-alive.ts';

interface Holder {
  pid: number;
  host: string;
  /** Start time of that process in the kernel's clock ticks, so that a reused pid is not mistaken for the holder. */
  begun: string | null;
  since: string;
}

/** Another process holds the folder. */
export class FolderHeldError extends Error {
  constructor(folder: string, holder: Holder, isElsewhere: boolean) {
    super(
      `${folder} is held by process ${holder.pid} on ${holder.host} since ${holder.since}. ` +
        'Two processes must not share one embedded database: end that one first, or set DATA_DIR to another folder.' +
        (isElsewhere ? ` If that machine is gone for good, remove ${path.join(folder, HOLDER_FILE)}.` : ''),
    );
    this.name = 'FolderHeldError';
  }
}

const HOLDER_FILE = 'holder.json';
/** A takeover takes milliseconds: a process that needs this long has died during it. */
const TAKEOVER_MS = 10_000;
const ATTEMPTS_MAX = 400;
const RETRY_INTERVAL_MS = 50;

/**
 * Locks the folder for this process, because two processes on one embedded database would silently lose writes. The lock
 * of a dead process is taken over.
 * @returns the function that releases the lock
 * @throws FolderHeldError while another process holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, HOLDER_FILE);
  const self: Holder = {
    pid: process.pid,
    host: hostname(),
    begun: await startTimeOf(process.pid),
    since: new Date().toISOString(),
  };
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    if (await tryCreate(file, self)) return () => rm(file, { force: true });
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) continue;
    const holder = parse(text);
    if (holder !== null && (await isAlive(holder, self))) {
      throw new FolderHeldError(folder, holder, holder.host !== self.host);
    }
    if (!(await removeStale(file, text))) await wait(RETRY_INTERVAL_MS);
  }
  throw new Error(`${file} changes hands too fast: try again`);
}

/** Creates the file atomically by a link, so that no process reads it half written. */
async function tryCreate(file: string, self: Holder): Promise<boolean> {
  const draft = `${file}.${self.pid}`;
  await writeFile(draft, JSON.stringify(self));
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Removes the lock file of a dead process, one process at a time: otherwise a second one could remove the new file of the
 * first.
 * @returns false if another process is doing so, or the file has changed
 */
async function removeStale(file: string, text: string): Promise<boolean> {
  const takeover = `${file}.takeover`;
  try {
    await mkdir(takeover);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const started = await stat(takeover).catch(() => null);
    if (started !== null && Date.now() - started.mtimeMs > TAKEOVER_MS) await rmdir(takeover).catch(() => undefined);
    return false;
  }
  try {
    const isSame = (await readFile(file, 'utf8').catch(() => null)) === text;
    if (isSame) await rm(file, { force: true });
    return isSame;
  } finally {
    await rmdir(takeover).catch(() => undefined);
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
  if (holder.pid === self.pid) return holder.begun !== null && holder.begun === self.begun;
  if (!isProcessAlive(holder.pid)) return false;
  return holder.begun === null || holder.begun === (await startTimeOf(holder.pid));
}

/** Field 22 of /proc/PID/stat; null on systems other than Linux, where only the pid is compared. */
async function startTimeOf(pid: number): Promise<string | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
