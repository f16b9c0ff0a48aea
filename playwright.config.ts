import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

const executablePath = findChromium();
if (executablePath === undefined)
  throw new Error('No Chromium was found: set CHROMIUM, or run npm test, which installs it');

/** The browser asks nothing of anyone but us: what it does by itself would look like a request that leaves the origin. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const walks = '**/*.journey.ts';
/** Starts and ends products of its own; no page is looked at. */
const processes = '**/start.journey.ts';

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/support/serve-product.ts',
  outputDir: 'test-results',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.PRODUCT_URL ?? '',
    // What cannot be pressed says so, rather than the walk that its time is over.
    actionTimeout: 30_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: quiet },
  },
  projects: [
    { name: 'process', testMatch: processes },
    { name: 'desktop', testMatch: walks, testIgnore: processes, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: walks,
      testIgnore: processes,
      use: {
        userAgent: devices['Pixel 7'].userAgent,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
