import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The user that the server runs as. */
export interface Owner {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root: then it runs as postgres, the user of Debian's package, or as nobody.
 * @returns null when this process is not root's.
 */
export async function ownerOfServer(): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([idOf('-u', name), idOf('-g', name)]);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody');
}

async function idOf(kind: '-u' | '-g', name: string): Promise<number | undefined> {
  const found = await execute('id', [kind, name]).catch(() => undefined);
  return found === undefined ? undefined : Number(found.stdout);
}
