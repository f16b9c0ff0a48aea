import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brotliFiles } from './scripts/brotli-files.ts';
import { earlyScript } from './scripts/early-script.ts';
import { preparedPages } from './scripts/prepared-pages.ts';
import { screenPreloads } from './scripts/screen-preloads.ts';
import { siteInPage } from './scripts/site-in-page.ts';

const apiPort = process.env.PORT ?? '3000';

/** Modules of the contract that use no zod. */
const CALLS_AND_RULES =
  /\/src\/contract\/(?!([\w-]+\/)?([\w-]*schemas|resources|index|crud|fields|field-kind|filters|page|all-calls|answer-problem|linear-regexp)\.ts)/;

/**
 * What the home page starts with is one file, what several screens share is another: many small files would each cost a
 * slow connection a turn. antd and Refine stay with the back office, which alone uses them. What the tabs of one screen
 * share stays with that screen.
 */
const chunkGroups = [
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  // Pages to be read need none of what the screens share.
  { name: 'site', test: /\/src\/catalogue\/site\/(?!edition|site-routes|home)/, priority: 1.5 },
  // What the browser needs of the API, apart from zod and the schemas: only a few screens load those.
  { name: 'contract', test: CALLS_AND_RULES, priority: 1.7 },
  // RE2, which the schemas of surveys need, stays with the survey.
  {
    name: 'schemas',
    test: /\/zod\/|\/src\/contract\/(?!survey)([\w-]+\/[\w-]*schemas|fields|page)\.ts$/,
    priority: 1.6,
  },
  {
    name: 'shared',
    test: /\/src\/(ui|providers|catalogue\/(app|shared))\/|\/@tanstack\//,
    minShareCount: 3,
    priority: 1.4,
  },
  // What stands around a vehicle's screens, and their prices.
  {
    name: 'search',
    test: /\/src\/catalogue\/(app\/layout\/search-layout|shared\/work-order\/order-bar|shared\/vehicle\/out-of-date-dialog|shared\/prices\/use-part-prices)\b/,
    priority: 1.1,
  },
  { name: wordsTogether, test: /\/src\/locales\//, priority: 1.1 },
  { name: 'parts', test: /\/src\/catalogue\/parts\//, minShareCount: 2, priority: 1 },
];

/** Words that one screen or several always show together come in one file a language. */
const TOGETHER: Readonly<Record<string, string>> = {
  parts: 'parts',
  'parts-drawing': 'parts',
  'parts-panels': 'parts',
  prices: 'order',
  'work-orders-add': 'order',
};

function wordsTogether(file: string): string | null {
  const [, language, name = ''] = /\/locales\/([\w-]+)\/([\w-]+)\.json$/.exec(file) ?? [];
  const together = TOGETHER[name];
  return together === undefined ? null : `words-${together}-${language}`;
}

export default defineConfig({
  plugins: [
    react(),
    earlyScript(),
    screenPreloads(),
    brotliFiles(),
    siteInPage(`http://127.0.0.1:${apiPort}`),
    preparedPages(),
  ],
  build: {
    target: 'es2022',
    // The contract's schemas are values without effects: a page ships only those that it uses.
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: ['z', 'text', 'pageOf'],
        moduleSideEffects: [{ test: /\/src\/contract\//, sideEffects: false }],
      },
      output: { codeSplitting: { groups: chunkGroups } },
    },
    cssMinify: true,
    reportCompressedSize: false,
    // antd and Refine, which only the back office loads.
    chunkSizeWarningLimit: 2000,
  },
  server: {
    port: Number(process.env.DEV_PORT ?? 5173),
    // Whatever is not a page or a module of the client is the API's; every call is a POST.
    proxy: {
      '^/.*': {
        target: `http://127.0.0.1:${apiPort}`,
        bypass: (request) => (request.method === 'POST' ? undefined : request.url),
      },
    },
  },
});
