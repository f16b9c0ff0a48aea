import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

export interface TestCounts {
  /** Tests as they are written: one over a hundred rows counts once, and has failed when one row has. */
  passed: number;
  failed: number;
  skipped: number;
  files: number;
  /** With each row of a table counted. */
  cases: number;
  /** The failed cases: location, title and the first line of the message. */
  failures: string[];
}

type Status = 'passed' | 'failed' | 'skipped';

interface TestCase {
  file: string;
  /** The same for all rows of a table and on both database engines. */
  location: string;
  status: Status;
  title: string;
  message: string;
}

const RANK: Readonly<Record<Status, number>> = { skipped: 0, passed: 1, failed: 2 };

/** Counts the tests of a JSON report by vitest or Playwright. @throws on any other value. */
export function countTests(report: unknown): TestCounts {
  const cases = Report.parse(report);
  const written = new Map<string, Status>();
  for (const { location, status } of cases) {
    const before = written.get(location);
    if (before === undefined || RANK[status] > RANK[before]) written.set(location, status);
  }
  const count = (counted: Status) => [...written.values()].filter((status) => status === counted).length;
  const files = new Set(cases.map(({ file }) => file)).size;
  const failures = cases
    .filter(({ status }) => status === 'failed')
    .map(({ location, title, message }) => `${location} ${title}: ${firstLine(message)}`);
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    files,
    cases: cases.length,
    failures,
  };
}

/** Without the colours of a terminal. */
function firstLine(message: string): string {
  return stripVTControlCharacters(message).split('\n', 1)[0] ?? '';
}

const VitestReport = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        assertionResults: z.array(
          z.object({
            status: z.string(),
            title: z.string(),
            failureMessages: z.array(z.string()).optional(),
            location: z.object({ line: z.number(), column: z.number() }),
          }),
        ),
      }),
    ),
  })
  .transform(({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ status, title, failureMessages = [], location }): TestCase => {
        const isRun = status === 'passed' || status === 'failed';
        return {
          file: name,
          location: `${name}:${location.line}:${location.column}`,
          status: isRun ? status : 'skipped',
          title,
          message: failureMessages[0] ?? '',
        };
      }),
    ),
  );

const PLAYWRIGHT_STATUS = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const;

const Spec = z.object({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'flaky', 'unexpected', 'skipped']),
      results: z.array(z.object({ error: z.object({ message: z.string() }).optional() })).optional(),
    }),
  ),
});
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});

const PlaywrightReport = z.object({ suites: z.array(Suite) }).transform(({ suites }) => suites.flatMap(casesOfSuite));

function casesOfSuite({ specs, suites = [] }: z.infer<typeof Suite>): TestCase[] {
  const own = specs.flatMap(({ file, line, column, title, tests }) =>
    tests.map(({ status, results = [] }) => ({
      file,
      location: `${file}:${line}:${column}`,
      status: PLAYWRIGHT_STATUS[status],
      title,
      message: results.find(({ error }) => error !== undefined)?.error?.message ?? '',
    })),
  );
  return [...own, ...suites.flatMap(casesOfSuite)];
}

const Report = z.union([VitestReport, PlaywrightReport]);
