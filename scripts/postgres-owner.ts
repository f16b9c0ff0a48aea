import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Whom the server runs as, when it may not run as we do. */
export interface Owner {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root: then it runs as postgres, where Debian's package has made that user, or as nobody.
 * @returns null when this process may start it as itself.
 */
export async function ownerOfServer(): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([idOf('-u', name), idOf('-g', name)]);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user nobody to run it as');
}

async function idOf(kind: '-u' | '-g', name: string): Promise<number | undefined> {
  const answer = await execute('id', [kind, name]).catch(() => undefined);
  return answer === undefined ? undefined : Number(answer.stdout);
}
