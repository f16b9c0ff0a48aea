import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isProcessAlive } from '../platform/process-alive.ts';

const PREFIX = 'catalogue-import-';

/** Makes a temporary folder, named after this process, for files of an import. The caller removes it. */
export function makeWorkFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), `${PREFIX}${process.pid}-`));
}

/**
 * Removes the folders of processes that were killed. To be called before this process makes one: a folder with its own id
 * is from an earlier process, as in a container that was started again.
 */
export async function removeAbandonedFolders(): Promise<void> {
  const names = await readdir(tmpdir());
  const abandoned = names.filter((name) => {
    const pid = Number(name.startsWith(PREFIX) ? name.slice(PREFIX.length).split('-')[0] : Number.NaN);
    return Number.isInteger(pid) && (pid === process.pid || !isProcessAlive(pid));
  });
  // One of another user stays.
  for (const name of abandoned) await rm(path.join(tmpdir(), name), { recursive: true }).catch(() => undefined);
}
