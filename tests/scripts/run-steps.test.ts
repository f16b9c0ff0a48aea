import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSteps } from '../../scripts/run-steps.ts';
import type { Step } from '../../scripts/steps/step.ts';

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});
afterEach(() => {
  process.exitCode = undefined;
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
});

const step = (name: string, passed: number, failed = 0, skipped = 0): Step => ({
  name,
  run: async () => ({ passed, failed, skipped, summary: `${passed} tests`, output: `what ${name} said` }),
});

test('each step has a line, and the counts of all stand alone on the last', async () => {
  await runSteps([step('lint', 1), step('server', 40)], []);
  expect(said).toHaveLength(3);
  expect(said[0]).toMatch(/^✓ lint +\d+\.\d s {2}1 tests$/);
  expect(said[1]).toMatch(/^✓ server +\d+\.\d s {2}40 tests$/);
  expect(said[2]).toBe('41 passed, 0 failed');
  expect(process.exitCode).toBeUndefined();
});

test('what failed is shown in full and fails the run; the steps after it still run', async () => {
  await runSteps([step('lint', 0, 1), step('server', 3, 2, 4)], []);
  expect(said.join('\n')).toContain('what lint said');
  expect(said.join('\n')).toMatch(/✗ server +\d+\.\d s {2}3 tests, 2 failed/);
  expect(said.at(-1)).toBe('3 passed, 3 failed, 4 skipped');
  expect(process.exitCode).toBe(1);
});

test('a step that cannot run has failed', async () => {
  const broken: Step = { name: 'journeys', run: () => Promise.reject(new Error('no browser')) };
  await runSteps([broken], []);
  expect(said.join('\n')).toContain('no browser');
  expect(said.at(-1)).toBe('0 passed, 1 failed');
  expect(process.exitCode).toBe(1);
});

test('a named step runs alone, and a name that no step has runs nothing', async () => {
  await runSteps([step('lint', 1), step('server', 40)], ['server']);
  expect(said.at(-1)).toBe('40 passed, 0 failed');
  await runSteps([step('lint', 1), step('server', 40)], ['sever']);
  expect(said.at(-1)).toBe('No step is named sever. There are: lint, server.');
  expect(process.exitCode).toBe(2);
});
