import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { appendFile, chown, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { type Owner, ownerOfServer } from './postgres-owner.ts';

const execute = promisify(execFile);
const READY_WITHIN_MS = 30_000;
/** Linux keeps its files in memory. */
const MEMORY = '/dev/shm';
/** The databases of all tests take two, and memory is there to spare. */
const ROOM_BYTES = 6 * 2 ** 30;

export interface RunningPostgres {
  /** Of the database `postgres`, as superuser. */
  url: string;
  /** Kills the server with SIGKILL, as a crash does. */
  crash(): Promise<void>;
  /** Starts the crashed server again, on the same port with the same data. */
  restart(): Promise<void>;
  /**
   * Starts a streaming replica of this server, which is stopped meanwhile: npm's package has no pg_basebackup, so the
   * replica's folder is a copy of a server that was shut down.
   */
  addReplica(): Promise<RunningPostgres>;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server for tests and benchmarks, on a port and in a folder of its own, listening on localhost only
 * and without syncing to disk. It stops when this process exits.
 * @param isInMemory - keeps the data in memory where there is room: a database is copied in 30 ms there, in 500 on a disk
 */
export async function startPostgres({ isInMemory = false } = {}): Promise<RunningPostgres> {
  const owner = await ownerOfServer();
  // A folder in memory may not allow programs to be run.
  const forBinaries = await makeFolder(tmpdir(), owner);
  const data = await makeFolder(isInMemory && (await hasRoom(MEMORY)) ? MEMORY : tmpdir(), owner);
  const folders = [forBinaries, data];
  try {
    const binaries = await findPostgresBinaries({ folder: forBinaries, owner });
    const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
    await execute(path.join(binaries, 'initdb'), ['-D', data, ...options], { cwd: data, ...owner });
    return await runServer({ binaries, data, folders, owner });
  } catch (error) {
    await removeAll(folders);
    throw error;
  }
}

async function makeFolder(parent: string, owner: Owner | null): Promise<string> {
  const folder = await mkdtemp(path.join(parent, 'test-postgres-'));
  if (owner !== null) await chown(folder, owner.uid, owner.gid);
  return folder;
}

async function hasRoom(folder: string): Promise<boolean> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize >= ROOM_BYTES,
    () => false,
  );
}

async function removeAll(folders: readonly string[]): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}

interface ServerFolders {
  binaries: string;
  data: string;
  /** To be removed at the end. */
  folders: readonly string[];
  owner: Owner | null;
}

async function runServer({ binaries, data, folders, owner }: ServerFolders): Promise<RunningPostgres> {
  // Runs after the server was told to end. A folder left in memory would hold it until the machine restarts.
  const removeAtExit = () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', removeAtExit);
  const port = await freePort();
  const start = () => startServer({ binaries, data, port, owner });
  let server = start();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url, server.child);
  const restart = async () => {
    const until = Date.now() + READY_WITHIN_MS;
    do {
      server = start();
      // It ends while a process of the crashed server still holds the shared memory.
      if (
        await waitUntilReady(url, server.child).then(
          () => true,
          () => false,
        )
      )
        return;
    } while (Date.now() < until);
    throw new Error('PostgreSQL did not start again');
  };
  return {
    url,
    restart,
    crash: () => server.stop('SIGKILL'),
    addReplica: async () => {
      await server.stop();
      const copy = await copyAsReplica({ binaries, data, owner }, port);
      await restart();
      return runServer(copy);
    },
    stop: async () => {
      await server.stop();
      process.off('exit', removeAtExit);
      await removeAll(folders);
    },
  };
}

async function copyAsReplica(
  { binaries, data, owner }: Omit<ServerFolders, 'folders'>,
  port: number,
): Promise<ServerFolders> {
  const copy = await makeFolder(path.dirname(data), owner);
  await execute('cp', ['-R', `${data}/.`, copy], { cwd: copy, ...owner });
  // The server does not start on a folder that others may read.
  await execute('chmod', ['-R', 'go-rwx', copy], { cwd: copy, ...owner });
  const source = `host=127.0.0.1 port=${port} user=postgres`;
  const settings = `primary_conninfo = '${source}'\nwal_retrieve_retry_interval = 200ms\n`;
  await appendFile(path.join(copy, 'postgresql.auto.conf'), settings);
  await writeFile(path.join(copy, 'standby.signal'), '');
  if (owner !== null) await chown(path.join(copy, 'standby.signal'), owner.uid, owner.gid);
  return { binaries, data: copy, folders: [copy], owner };
}

interface StartOptions {
  binaries: string;
  data: string;
  port: number;
  owner: Owner | null;
}

function startServer({ binaries, data, port, owner }: StartOptions) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(path.join(binaries, 'postgres'), ['-D', data, ...options], {
    cwd: data,
    stdio: 'ignore',
    ...owner,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  // SIGINT is PostgreSQL's fast shutdown.
  const atExit = () => child.kill('SIGINT');
  process.prependOnceListener('exit', atExit);
  return {
    child,
    stop: async (signal: 'SIGINT' | 'SIGKILL' = 'SIGINT') => {
      process.off('exit', atExit);
      child.kill(signal);
      await ended;
    },
  };
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (server.exitCode === null && Date.now() < until) {
    const client = new pg.Client({ connectionString: url });
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isReady) return;
    await wait(100);
  }
  server.kill('SIGQUIT');
  throw new Error(`PostgreSQL was not ready within ${READY_WITHIN_MS / 1000} s`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
