import { z } from 'zod';

export interface TestCounts {
  /** Tests as they are written: one over a hundred rows counts once, and has failed when one row has. */
  passed: number;
  failed: number;
  skipped: number;
  files: number;
  /** With each row of a table counted. */
  cases: number;
}

type Status = 'passed' | 'failed' | 'skipped';

interface TestCase {
  file: string;
  /** The same for all rows of a table and on both database engines. */
  location: string;
  status: Status;
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
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped'), files, cases: cases.length };
}

const VitestReport = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        assertionResults: z.array(
          z.object({ status: z.string(), location: z.object({ line: z.number(), column: z.number() }) }),
        ),
      }),
    ),
  })
  .transform(({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ status, location }): TestCase => {
        const isRun = status === 'passed' || status === 'failed';
        return {
          file: name,
          location: `${name}:${location.line}:${location.column}`,
          status: isRun ? status : 'skipped',
        };
      }),
    ),
  );

const PLAYWRIGHT_STATUS = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const;

const Spec = z.object({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  tests: z.array(z.object({ status: z.enum(['expected', 'flaky', 'unexpected', 'skipped']) })),
});
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});

const PlaywrightReport = z.object({ suites: z.array(Suite) }).transform(({ suites }) => suites.flatMap(casesOfSuite));

function casesOfSuite({ specs, suites = [] }: z.infer<typeof Suite>): TestCase[] {
  const own = specs.flatMap(({ file, line, column, tests }) =>
    tests.map(({ status }) => ({ file, location: `${file}:${line}:${column}`, status: PLAYWRIGHT_STATUS[status] })),
  );
  return [...own, ...suites.flatMap(casesOfSuite)];
}

const Report = z.union([VitestReport, PlaywrightReport]);
