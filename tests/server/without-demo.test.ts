import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../src/server/platform/db/database.ts';
import { openTestDatabase, postgresUrlOf } from '../support/database/open-test-database.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let db: Database;
let folder: string;
let server: ChildProcess | undefined;

beforeEach(async () => {
  db = await openTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'test-without-demo-'));
});
afterEach(async () => {
  server?.kill('SIGKILL');
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

test('a server starts without the folder of the demo', { timeout: 60_000 }, async () => {
  for (const name of ['contract', 'server'])
    await cp(path.join(root, 'src', name), path.join(folder, 'src', name), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(folder, 'run.ts'), `await (await import('./src/server/main.ts')).main();`);
  const environment = { DATABASE_URL: await postgresUrlOf(db), DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn' };
  server = spawn(process.execPath, ['--import', 'tsx', 'run.ts'], {
    cwd: folder,
    env: { ...process.env, ...environment, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  await vi.waitFor(() => expect(output).toMatch(/Ready at/), { timeout: 50_000, interval: 50 });
});
