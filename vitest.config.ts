import { defineConfig } from 'vitest/config';

const rooms = ['providers', 'backoffice', 'catalogue', 'ui'] as const;

/** The engine of a server test weighs some 200 MB: two at once are enough. Projects that run together want the same. */
const WORKERS = 2;

/** One project a room, as in src. */
export default defineConfig({
  test: {
    pool: 'forks',
    restoreMocks: true,
    unstubGlobals: true,
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'contract',
          include: ['tests/{contract,locales,scripts}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          environment: 'node',
          maxWorkers: WORKERS,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      ...rooms.map((room) => ({
        test: {
          name: room,
          include: [`tests/${room}/**/*.test.{ts,tsx}`],
          environment: 'jsdom',
          maxWorkers: WORKERS,
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          setupFiles: ['tests/support/setup-dom.ts'],
          testTimeout: 20_000,
        },
      })),
    ],
  },
});
