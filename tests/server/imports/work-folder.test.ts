import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeWorkFolder, removeAbandonedFolders } from '../../../src/server/imports/work-folder.ts';

/** A folder as a process with this id makes it. */
async function folderOfProcess(pid: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `catalogue-import-${pid}-`));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('the folders of processes that ended are removed, those of running ones stay', async () => {
  vi.stubEnv('TMPDIR', await folderOfProcess(0));
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'close');
  const ofEnded = await folderOfProcess(child.pid ?? 0);
  const ofParent = await folderOfProcess(process.ppid);
  const ofEarlier = await makeWorkFolder();
  await removeAbandonedFolders();
  expect([ofEnded, ofEarlier, ofParent].map(existsSync)).toEqual([false, false, true]);
});
