import { homedir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Outside the repository, because the pictures depend on the fonts of the machine. */
const pictures = process.env.LOOK_FOLDER ?? path.join(homedir(), '.cache/vehicle-parts-catalogue/look');

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** `npm run look`: compares the screens with the pictures of an earlier run. */
export default defineConfig({
  ...journeys,
  testDir: 'tests/look',
  testMatch: '**/*.look.ts',
  outputDir: 'test-results/look',
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'test-results/look-report' }]],
  snapshotPathTemplate: path.join(pictures, '{projectName}/{arg}{ext}'),
  timeout: 300_000,
  expect: {
    ...journeys.expect,
    // Below it are the dates of the demo data, which move with the day.
    toHaveScreenshot: { maxDiffPixelRatio: 0.002 },
  },
  projects: [
    { name: 'zh-1440-light', use: { ...desktop, locale: 'zh-CN', colorScheme: 'light' } },
    { name: 'en-1440-dark', use: { ...desktop, locale: 'en', colorScheme: 'dark' } },
    { name: 'zh-390-dark', use: { ...phone, locale: 'zh-CN', colorScheme: 'dark' } },
    { name: 'en-390-light', use: { ...phone, locale: 'en', colorScheme: 'light' } },
  ],
});
