import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** Starts npm several times. */
vi.setConfig({ testTimeout: 60_000 });

const root = path.resolve(import.meta.dirname, '../..');

/** Writes the report of a run with one passed and one failed test. */
const REPORT = JSON.stringify({
  testResults: [
    {
      name: 'one.test.ts',
      assertionResults: ['passed', 'failed'].map((status, line) => ({
        ...{ status, title: status, failureMessages: status === 'failed' ? ['a reason'] : [] },
        location: { line, column: 1 },
      })),
    },
  ],
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'test-run-steps-'));
  await writeFile(path.join(folder, 'report.cjs'), `require('fs').writeFileSync(process.env.TEST_REPORT, '${REPORT}')`);
  const scripts = {
    right: 'node --eval "0"',
    wrong: 'node --eval "console.log(\'a reason\'); process.exit(3)"',
    tests: 'node report.cjs && exit 1',
  };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ scripts }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function runSteps(...names: string[]): Promise<{ exitCode: number; lines: string[] }> {
  const tsx = import.meta.resolve('tsx');
  const words = ['--import', tsx, path.join(root, 'scripts/run-steps.ts'), ...names];
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: folder }, (error, stdout) => {
      resolve({ exitCode: Number(error?.code ?? 0), lines: stdout.trimEnd().split('\n') });
    });
  });
}

test('a step without tests is one check', async () => {
  const { exitCode, lines } = await runSteps('right');
  expect(lines.at(-1)).toBe('1 passed, 0 failed');
  expect(exitCode).toBe(0);
});

test('the steps after `then` wait for those before it, and run even if one has failed', async () => {
  const { exitCode, lines } = await runSteps('wrong', 'then', 'right', 'tests');
  expect(lines.findIndex((line) => line.startsWith('[wrong]'))).toBeLessThan(lines.indexOf('2 passed, 2 failed'));
  expect(lines.at(-1)).toBe('2 passed, 2 failed');
  expect(exitCode).toBe(1);
});

test('a failed step fails the run with its reason, and the others still run', async () => {
  const { exitCode, lines } = await runSteps('wrong', 'tests', 'right');
  expect(lines).toContain('[wrong] a reason');
  expect(lines.join('\n')).toMatch(/✗ wrong +[\d.]+ s {2}failed \(exit code 3\): see \[wrong\] above/);
  expect(lines.join('\n')).toMatch(/✓ right/);
  expect(lines).toContain('✗ one.test.ts:1:1 failed: a reason');
  expect(lines.at(-2)).toBe('Tests are counted as written, in 1 files; they ran 2 cases.');
  expect(lines.at(-1)).toBe('2 passed, 2 failed');
  expect(exitCode).toBe(1);
});

test('a script that does not exist has failed', async () => {
  const { exitCode, lines } = await runSteps('missing');
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
  expect(exitCode).toBe(1);
});
