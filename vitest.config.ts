import { defineConfig } from 'vitest/config';

const rooms = ['providers', 'backoffice', 'catalogue', 'ui'] as const;

/** One project per folder of tests. `maxWorkers` is set here only: projects with different values cannot run together. */
export default defineConfig({
  // Runs from a folder of tests find the same files.
  root: import.meta.dirname,
  test: {
    pool: 'forks',
    // An embedded database takes about 200 MB, so more workers than two would need a larger machine.
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    passWithNoTests: false,
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
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      ...rooms.map((room) => ({
        extends: true as const,
        test: {
          name: room,
          include: [`tests/${room}/**/*.test.{ts,tsx}`],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          setupFiles: ['tests/support/setup-dom.ts'],
          // Not the shop's: what is written in the browser's own time zone shows the wrong day.
          env: { TZ: 'America/Los_Angeles' },
          testTimeout: 20_000,
        },
      })),
    ],
  },
});
