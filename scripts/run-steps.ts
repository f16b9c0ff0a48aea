import { mkdir, readFile, rm } from 'node:fs/promises';
import concurrently, { type CloseEvent } from 'concurrently';
import { countTests, type TestCounts } from './count-tests.ts';

/**
 * Runs npm scripts, and the rest even if one fails: `tsx scripts/run-steps.ts test:all then types lint`. Scripts between
 * `then` run two at a time; one that uses every core itself runs alone. A script that runs tests writes a report to
 * TEST_REPORT, whose tests are counted; any other counts as one check. The failed tests are named at the end; the last line is the sum.
 */
const folder = 'test-results';
const groups = process.argv
  .slice(2)
  .join(' ')
  .split(' then ')
  .map((names) => names.split(' '));
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const ends: CloseEvent[] = [];
for (const names of groups) {
  const { result } = concurrently(
    names.map((name) => ({ name, command: `npm run --silent ${name}`, env: { TEST_REPORT: reportOf(name) } })),
    { group: true, maxProcesses: 2 },
  );
  ends.push(...(await result.catch((failed: CloseEvent[]) => failed)));
}
const steps = await Promise.all(groups.flat().map(readStep));

console.log();
for (const { name, seconds, counts, exitCode } of steps) {
  const reason = counts.failed === 0 ? '' : `  failed (exit code ${exitCode}): see [${name}] above`;
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s${reason}`);
}
const sum = (count: Exclude<keyof TestCounts, 'failures'>) =>
  steps.reduce((total, { counts }) => total + counts[count], 0);
const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
for (const { counts } of steps) for (const failure of counts.failures) console.log(`✗ ${failure}`);
const inFiles = sum('files');
if (inFiles > 0) console.log(`Tests are counted as written, in ${inFiles} files; they ran ${sum('cases')} cases.`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;

function reportOf(name: string): string {
  return `${folder}/${name}.json`;
}

async function readStep(name: string) {
  const end = ends.find(({ command }) => command.name === name);
  const exitCode = end?.exitCode ?? 'not run';
  const isRight = exitCode === 0;
  const report = await readFile(reportOf(name), 'utf8').catch(() => null);
  const counts =
    report === null
      ? { passed: isRight ? 1 : 0, failed: 0, skipped: 0, files: 0, cases: 0, failures: [] }
      : countTests(JSON.parse(report));
  // A run may also fail as a whole, such as by a file that cannot be loaded.
  const failed = isRight ? counts.failed : Math.max(1, counts.failed);
  return { name, exitCode, seconds: end?.timings.durationSeconds ?? 0, counts: { ...counts, failed } };
}
