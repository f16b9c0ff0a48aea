import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = 'api-key-secret';

/**
 * The secret under which API keys are sealed: the environment's, or that of a file in the data folder, which is made at
 * the first start. It is never in the database (ADR 32).
 */
export async function readApiKeySecret(given: string | undefined, dataFolder: string): Promise<string> {
  if (given !== undefined) return given;
  const file = path.join(dataFolder, FILE);
  await mkdir(dataFolder, { recursive: true });
  try {
    // Fails if the file is there, also one of a process that starts at the same time.
    const created = await open(file, 'wx', 0o600);
    const secret = randomBytes(32).toString('hex');
    await created.writeFile(`${secret}\n`);
    await created.sync();
    await created.close();
    return secret;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 32)
    throw new Error(`${file} is damaged: restore it from a backup, or revoke all keys and delete it`);
  return secret;
}
