import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

/** No Chromium is no error here: tools that only read this file must be able to load it. `npm test` installs one. */
const executablePath = findChromium();

/** Chromium's own background requests would look like requests of the page that leave its origin. */
const withoutBackgroundRequests = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const journeys = '**/*.journey.ts';
/** Journeys that do not depend on the width, choose their own, or walk through both. */
const journeysOfAnyWidth = '**/{focus,keyboard,register,start,tablet,touch-targets,weight}.journey.ts';

const report = process.env.TEST_REPORT;

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/support/journeys/serve-product.ts',
  outputDir: 'test-results/journeys',
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  // The two cores that are assumed. With three, the product now and then refused a save as busy.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.PRODUCT_URL ?? '',
    // Shorter than the test's timeout, so that the report names the action that hangs.
    actionTimeout: 30_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // Software rendering of animations takes a tenth of the journeys' processor time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: withoutBackgroundRequests, ...(executablePath !== undefined && { executablePath }) },
  },
  projects: [
    { name: 'any-width', testMatch: journeysOfAnyWidth },
    {
      name: 'desktop',
      testMatch: journeys,
      testIgnore: journeysOfAnyWidth,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: journeys,
      testIgnore: journeysOfAnyWidth,
      use: {
        userAgent: devices['Pixel 7'].userAgent,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
