import { lockFolder } from '../../../src/server/platform/db/lock.ts';

/** A process of its own for the lock's tests: says `held` or why not, and holds until its input ends. */
const [folder = ''] = process.argv.slice(2);
try {
  const release = await lockFolder(folder);
  process.stdout.write('held\n');
  process.stdin.resume().once('end', () => void release());
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
}
