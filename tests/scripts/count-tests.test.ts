import { expect, test } from 'vitest';
import { countTests } from '../../scripts/count-tests.ts';

const assertion = (line: number, status: string) => ({
  ...{ status, title: 'a title', location: { line, column: 1 } },
  ...(status === 'failed' && { failureMessages: ['a \u001b[31mreason\u001b[39m\n  at a line'] }),
});
const spec = (line: number, ...statuses: string[]) => ({
  ...{ file: 'one.journey.ts', line, column: 1, title: 'a journey' },
  tests: statuses.map((status) => ({
    status,
    results: [status === 'unexpected' ? { error: { message: 'a reason' } } : {}],
  })),
});

test('a test over a table counts once, and as failed when one of its rows has failed', () => {
  const testResults = [
    { name: 'one.test.ts', assertionResults: [assertion(1, 'passed'), assertion(1, 'failed'), assertion(1, 'passed')] },
    { name: 'two.test.ts', assertionResults: [assertion(1, 'passed'), assertion(9, 'pending'), assertion(12, 'todo')] },
  ];
  expect(countTests({ testResults })).toEqual({
    ...{ passed: 1, failed: 1, skipped: 2, files: 2, cases: 6 },
    failures: ['one.test.ts:1:1 a title: a reason'],
  });
});

test('a test that runs in several projects counts once', () => {
  const run = { name: 'one.test.ts', assertionResults: [assertion(1, 'passed')] };
  const skippedRun = { name: 'one.test.ts', assertionResults: [assertion(1, 'skipped')] };
  expect(countTests({ testResults: [skippedRun, run] })).toMatchObject({ passed: 1, skipped: 0, files: 1, cases: 2 });
});

test('journeys are counted through all suites', () => {
  const inner = { specs: [spec(7, 'expected', 'unexpected')], suites: [] };
  const suites = [{ specs: [spec(1, 'expected', 'flaky'), spec(4, 'skipped')], suites: [inner] }];
  expect(countTests({ suites })).toEqual({
    ...{ passed: 1, failed: 1, skipped: 1, files: 1, cases: 5 },
    failures: ['one.journey.ts:7:1 a journey: a reason'],
  });
});

test('any other report is refused', () => {
  expect(() => countTests({ passed: 12 })).toThrow();
});
