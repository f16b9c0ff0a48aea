import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { ensureChromium } from '../find-chromium.ts';
import { startPostgres } from '../postgres.ts';
import { runCommand } from '../run-command.ts';
import type { Outcome, Step } from './step.ts';

/** The tests that run on every check: units, providers and screens, and the server on the embedded engine. */
export const unitSteps: readonly Step[] = [
  vitestStep('contract', ['contract']),
  vitestStep('providers', ['providers']),
  vitestStep('screens', ['ui', 'catalogue', 'backoffice']),
  vitestStep('server', ['server']),
];

/** The tests that need a server or a browser beside them. */
export const systemSteps: readonly Step[] = [
  { name: 'server-postgres', run: runOnPostgres },
  { name: 'journeys', run: runJourneys },
];

function vitestStep(name: string, projects: readonly string[]): Step {
  return { name, run: () => runVitest(projects, { TEST_DATABASE_URL: undefined }) };
}

/** The server's suites again, with nothing but the connection differing. */
async function runOnPostgres(): Promise<Outcome> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) return runVitest(['server'], { TEST_DATABASE_URL: given });
  const { url, stop } = await startPostgres();
  try {
    return await runVitest(['server'], { TEST_DATABASE_URL: url });
  } finally {
    await stop();
  }
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

async function runVitest(projects: readonly string[], environment: Record<string, string | undefined>) {
  return withReport(async (file) => {
    const chosen = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { exitCode, output } = await runCommand(['vitest', 'run', ...chosen, ...reporters], environment);
    const report = VitestReport.safeParse(await readJson(file)).data;
    return counted(exitCode, output, {
      passed: report?.numPassedTests ?? 0,
      failed: report?.numFailedTests ?? 0,
      skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    });
  });
}

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Walks through a real browser, against the built pages and a server of their own. */
async function runJourneys(): Promise<Outcome> {
  const chromium = await ensureChromium();
  return withReport(async (file) => {
    const { exitCode, output } = await runCommand(['playwright', 'test', '--reporter=list,json'], {
      CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
    const stats = PlaywrightReport.safeParse(await readJson(file)).data?.stats;
    return counted(exitCode, output, {
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: stats?.unexpected ?? 0,
      skipped: stats?.skipped ?? 0,
    });
  });
}

/** A run that went wrong without a failed test, or that ran no test at all, has failed all the same. */
function counted(exitCode: number, output: string, counts: Pick<Outcome, 'passed' | 'failed' | 'skipped'>): Outcome {
  const { passed, failed, skipped } = counts;
  const isWrong = exitCode !== 0 || passed === 0;
  return { passed, failed: isWrong ? Math.max(1, failed) : failed, skipped, summary: `${passed} tests`, output };
}

async function withReport<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-report-'));
  try {
    return await work(path.join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => 'null');
  return JSON.parse(text);
}
