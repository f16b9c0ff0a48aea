import { defineConfig } from 'vitest/config';

const rooms = ['providers', 'backoffice', 'catalogue', 'ui'] as const;

/** One project a room, as in src. The engine of a server test weighs some 200 MB: two at once are enough. */
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
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      ...rooms.map((room) => ({
        test: {
          name: room,
          include: [`tests/${room}/**/*.test.{ts,tsx}`],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          setupFiles: ['tests/support/setup-dom.ts'],
          testTimeout: 20_000,
        },
      })),
    ],
  },
});
