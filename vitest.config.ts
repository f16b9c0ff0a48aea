import { defineConfig } from 'vitest/config';
import { onBothEngines } from './tests/support/database/on-both-engines.ts';

const inBrowser = ['providers', 'backoffice', 'catalogue', 'ui'] as const;

/** Where `npm test` wants the counts. */
const report = process.env.TEST_REPORT;

const server = { environment: 'node', testTimeout: 30_000, hookTimeout: 60_000 } as const;

/** One project per folder of tests. `maxWorkers` is set here only: projects with different values cannot run together. */
export default defineConfig({
  // Runs from a folder of tests find the same files.
  root: import.meta.dirname,
  test: {
    pool: 'forks',
    // Screens make much garbage: a larger young generation saves 6 % of the suites' processor time.
    execArgv: ['--max-semi-space-size=64'],
    // An embedded database takes about 200 MB, so more workers than two would need a larger machine.
    maxWorkers: 2,
    // Loading modules and the DOM anew for each file takes longer than the tests themselves. The server's modules hold no
    // state, so that its tests share them; for the same reason they replace no module by `vi.mock`.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    passWithNoTests: false,
    reporters: report === undefined ? ['default'] : ['dot', ['json', { outputFile: report }]],
    includeTaskLocation: report !== undefined,
    projects: [
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/{contract,locales,scripts}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          include: ['tests/{server,demo}/**/*.test.ts'],
          globalSetup: 'tests/support/database/postgres-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server-embedded',
          include: onBothEngines,
          globalSetup: 'tests/support/database/embedded-setup.ts',
        },
      },
      ...inBrowser.map((name) => ({
        extends: true as const,
        test: {
          name,
          include: [`tests/${name}/**/*.test.{ts,tsx}`],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          setupFiles: ['tests/support/reset-modules.ts', 'tests/support/screens/setup-dom.ts'],
          sequence: { setupFiles: 'list' as const },
          // Not the shop's time zone, so that a date formatted in the browser's shows the wrong day.
          env: { TZ: 'America/Los_Angeles' },
          testTimeout: 20_000,
        },
      })),
    ],
  },
});
