import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { FolderHeldError, lockFolder } from '../../../../src/server/platform/db/lock.ts';

const holderScript = fileURLToPath(new URL('../../../support/server/hold-folder.ts', import.meta.url));

/** A pid above the maximum on Linux. */
const UNUSED_PID = 2 ** 22 + 1;

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'test-lock-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const holderFile = () => path.join(folder, 'holder.json');
const Holder = z.looseObject({ pid: z.number(), begun: z.string().nullable() });
const readHolder = async () => Holder.parse(JSON.parse(await readFile(holderFile(), 'utf8')));

/** Starts a process that locks the folder; returns its first output and a function that ends it. */
async function startHolder() {
  const child = spawn(process.execPath, ['--import', 'tsx', holderScript, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const output = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
  );
  return {
    pid: child.pid ?? 0,
    output,
    end: async (how: 'gracefully' | 'SIGKILL') => {
      if (how === 'gracefully') child.stdin.end();
      else child.kill(how);
      await ended;
    },
  };
}

test('a second process is refused with the pid and host of the holder', async () => {
  const first = await startHolder();
  expect(first.output).toBe('held');
  await expect(lockFolder(folder)).rejects.toThrow(FolderHeldError);
  await expect(lockFolder(folder)).rejects.toThrow(`held by process ${first.pid} on ${hostname()}`);
  expect((await startHolder()).output).toContain(`held by process ${first.pid}`);
});

test('a released folder is empty and can be locked again', async () => {
  const first = await startHolder();
  await first.end('gracefully');
  expect(await readdir(folder)).toEqual([]);
  const release = await lockFolder(folder);
  await release();
  expect(await readdir(folder)).toEqual([]);
});

test('the lock of a killed process is taken over', async () => {
  const first = await startHolder();
  await first.end('SIGKILL');
  expect((await readHolder()).pid).toBe(first.pid);
  const release = await lockFolder(folder);
  expect((await readHolder()).pid).toBe(process.pid);
  await release();
});

// Other systems do not give the start time of a process, so a lock with our own pid is treated as stale.
test.runIf(process.platform === 'linux')('a process cannot lock the same folder twice', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderHeldError);
  await release();
});

test.runIf(process.platform === 'linux')(
  'a lock is taken over if another process has reused the pid of its dead holder',
  async () => {
    const other = await startHolder();
    const holder = await readHolder();
    await writeFile(holderFile(), JSON.stringify({ ...holder, begun: '1' }));
    const release = await lockFolder(folder);
    expect((await readHolder()).pid).toBe(process.pid);
    await release();
    await other.end('SIGKILL');
  },
);

test('a lock held on another machine is respected, and the error says how to remove it', async () => {
  await writeFile(holderFile(), JSON.stringify({ pid: UNUSED_PID, host: 'another', begun: null, since: '2026-01-01' }));
  await expect(lockFolder(folder)).rejects.toThrow(`process ${UNUSED_PID} on another since 2026-01-01`);
  await expect(lockFolder(folder)).rejects.toThrow(`remove ${holderFile()}`);
});

test('an unreadable lock file does not lock the folder', async () => {
  await writeFile(holderFile(), '{"pid":');
  const release = await lockFolder(folder);
  expect((await readHolder()).pid).toBe(process.pid);
  await release();
});

test('a stale takeover does not block the folder', async () => {
  await writeFile(holderFile(), 'no holder');
  await mkdir(`${holderFile()}.takeover`);
  const longAgo = new Date('2020-01-01');
  await utimes(`${holderFile()}.takeover`, longAgo, longAgo);
  const release = await lockFolder(folder);
  await release();
  expect(await readdir(folder)).toEqual([]);
});

test('of many processes that start on a dead holder’s folder concurrently, exactly one gets the lock', async () => {
  await writeFile(holderFile(), JSON.stringify({ pid: UNUSED_PID, host: hostname(), begun: null, since: '' }));
  const holders = await Promise.all(Array.from({ length: 6 }, startHolder));
  const [winner] = holders.filter(({ output }) => output === 'held');
  expect(holders.filter(({ output }) => output === 'held')).toHaveLength(1);
  expect((await readHolder()).pid).toBe(winner?.pid);
});
