import { lockFolder } from '../../../src/server/platform/db/lock.ts';

/** A child process that locks a folder until its input ends. Prints `held` or the error. */
const [folder = ''] = process.argv.slice(2);
try {
  const release = await lockFolder(folder);
  process.stdout.write('held\n');
  process.stdin.resume().once('end', () => void release());
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
}
