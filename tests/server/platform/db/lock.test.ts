import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { FolderHeldError, lockFolder } from '../../../../src/server/platform/db/lock.ts';

const holderScript = fileURLToPath(new URL('../../../support/server/hold-folder.ts', import.meta.url));

/** A pid beyond what Linux gives out. */
const nobody = 2 ** 22 + 1;

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

/** Starts a process that takes the folder; gives what it said and how to end it. */
async function startHolder() {
  const child = spawn(process.execPath, ['--import', 'tsx', holderScript, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const said = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
  );
  return {
    pid: child.pid ?? 0,
    said,
    end: async (how: 'politely' | 'SIGKILL') => {
      if (how === 'politely') child.stdin.end();
      else child.kill(how);
      await ended;
    },
  };
}

test('a second process is refused, and told who holds the folder', async () => {
  const first = await startHolder();
  expect(first.said).toBe('held');
  await expect(lockFolder(folder)).rejects.toThrow(FolderHeldError);
  await expect(lockFolder(folder)).rejects.toThrow(`held by process ${first.pid} on ${hostname()}`);
  expect((await startHolder()).said).toContain(`held by process ${first.pid}`);
});

test('a folder that was given back is free, and nothing is left in it', async () => {
  const first = await startHolder();
  await first.end('politely');
  expect(await readdir(folder)).toEqual([]);
  const release = await lockFolder(folder);
  await release();
  expect(await readdir(folder)).toEqual([]);
});

test('the lock of a process that was killed is taken over', async () => {
  const first = await startHolder();
  await first.end('SIGKILL');
  expect((await readHolder()).pid).toBe(first.pid);
  const release = await lockFolder(folder);
  expect((await readHolder()).pid).toBe(process.pid);
  await release();
});

test('one process does not take the same folder twice', async () => {
  const release = await lockFolder(folder);
  if ((await readHolder()).begun !== null) await expect(lockFolder(folder)).rejects.toThrow(FolderHeldError);
  await release();
});

test.runIf(process.platform === 'linux')(
  'a living process that merely has the pid of a dead holder is not taken for it',
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

test('a holder on another machine is believed to live, and the way out is told', async () => {
  await writeFile(holderFile(), JSON.stringify({ pid: nobody, host: 'another', begun: null, since: '2026-01-01' }));
  await expect(lockFolder(folder)).rejects.toThrow(`process ${nobody} on another since 2026-01-01`);
  await expect(lockFolder(folder)).rejects.toThrow(`remove ${holderFile()}`);
});

test('a file that names nobody holds nothing', async () => {
  await writeFile(holderFile(), '{"pid":');
  const release = await lockFolder(folder);
  expect((await readHolder()).pid).toBe(process.pid);
  await release();
});

test('a takeover that died half way does not stand in the way for ever', async () => {
  await writeFile(holderFile(), 'nobody');
  await mkdir(`${holderFile()}.takeover`);
  const longAgo = new Date('2020-01-01');
  await utimes(`${holderFile()}.takeover`, longAgo, longAgo);
  const release = await lockFolder(folder);
  await release();
  expect(await readdir(folder)).toEqual([]);
});

test('of many processes that start on a dead holder’s folder at once, exactly one gets it', async () => {
  await writeFile(holderFile(), JSON.stringify({ pid: nobody, host: hostname(), begun: null, since: '' }));
  const holders = await Promise.all(Array.from({ length: 6 }, startHolder));
  const [winner] = holders.filter(({ said }) => said === 'held');
  expect(holders.filter(({ said }) => said === 'held')).toHaveLength(1);
  expect((await readHolder()).pid).toBe(winner?.pid);
});
