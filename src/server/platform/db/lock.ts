import { link, mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface Holder {
  pid: number;
  host: string;
  /** When that process began, by the kernel's count, so that a reused pid is not mistaken for the holder. */
  begun: string | null;
  since: string;
}

/** The folder is another process's; the message says whose. */
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
/** Taking over takes milliseconds: whoever has been at it for this long has died over it. */
const TAKEOVER_MS = 10_000;
const TRIES = 400;
const BETWEEN_TRIES_MS = 50;

/**
 * Takes the folder for this process. The embedded engine locks nothing itself: two processes would lose writes without
 * a word. The lock of a process that is gone is taken over.
 * @returns the function that gives the folder back.
 * @throws FolderHeldError while another process lives.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, HOLDER_FILE);
  const self: Holder = {
    pid: process.pid,
    host: hostname(),
    begun: await begunOf(process.pid),
    since: new Date().toISOString(),
  };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (await created(file, self)) return () => rm(file, { force: true });
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) continue;
    const holder = parse(text);
    if (holder !== null && (await isAlive(holder, self))) {
      throw new FolderHeldError(folder, holder, holder.host !== self.host);
    }
    if (!(await removedStale(file, text))) await wait(BETWEEN_TRIES_MS);
  }
  throw new Error(`${file} changes hands too fast: try again`);
}

/** The file comes into being whole, by one link: nobody ever reads it half written. */
async function created(file: string, self: Holder): Promise<boolean> {
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
 * Removes a dead process's file, by one process at a time: two that both read the dead one's name would otherwise each
 * remove a file, the second one that of the first.
 * @returns false when another is at it, or when the file is no longer the same.
 */
async function removedStale(file: string, text: string): Promise<boolean> {
  const turn = `${file}.takeover`;
  try {
    await mkdir(turn);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const begun = await stat(turn).catch(() => null);
    if (begun !== null && Date.now() - begun.mtimeMs > TAKEOVER_MS) await rmdir(turn).catch(() => undefined);
    return false;
  }
  try {
    const isSame = (await readFile(file, 'utf8').catch(() => null)) === text;
    if (isSame) await rm(file, { force: true });
    return isSame;
  } finally {
    await rmdir(turn).catch(() => undefined);
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
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if (codeOf(error) !== 'EPERM') return false;
  }
  return holder.begun === null || holder.begun === (await begunOf(holder.pid));
}

/** Field 22 of /proc/PID/stat on Linux; null elsewhere, where the pid alone has to do. */
async function begunOf(pid: number): Promise<string | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
