import { existsSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brotliFiles } from './scripts/brotli-files.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { siteInPage } from './scripts/site-in-page.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const apiPort = process.env.PORT ?? '3000';

/** Two larger files instead of many small ones, each of which would cost a slow connection a round trip. */
const chunkGroups = [
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  {
    // What the public documents of API services need besides `start`: as part of `shared` they would load all of it.
    name: 'reading',
    test: /\/src\/(ui\/(tag|scroll-region|choice\/tab-list)\b|providers\/(page\/page-data|calls\/(call-headers|query-key|use-error-message))\b|catalogue\/shared\/(clipboard\/copy-text|call\/call-failed)\b|contract\/api-services\/(documents\/calls|interfaces\/rules)\b)/,
    priority: 1.5,
  },
  {
    // What watches the connection, loaded after the first render, and what it keeps: neither belongs to a first load.
    name: 'connection',
    test: /\/src\/(ui\/status-bar|providers\/connection\/(use-connection|watch-connection|refetch-after-reconnect|unsent-num)|catalogue\/app\/layout\/connection-notice|catalogue\/shared\/storage\/user-store|catalogue\/work-orders\/unsent\/unsent-edits)\b/,
    priority: 1.5,
  },
  {
    name: 'shared',
    // Leaves out what only the back office shares, and forms that few screens use.
    test: /\/src\/(ui|providers\/(?!backoffice)|catalogue\/(app|shared\/(?!sms\b|company\b))|contract\/(?!approvals|audit|bulk|imports|saved-views|settings|statistics)[\w-]+\/(calls|rules))\b/,
    minShareCount: 4,
    priority: 1,
  },
];

/** Hashes without names: `start` holds 500 of them, whose names weigh 1.7 kB. The manifest tells what is in a file. */
const fileNames = {
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: 'assets/[hash:7][extname]',
  // Of 36 letters and digits: 64 compress worse and make the weight of `start` vary more.
  hashCharacters: 'base36',
} as const;

/** What a process or a thread of the server begins with. An installation without the demo's folder builds without it. */
const serverEntries = [
  'src/server/run-server.ts',
  'src/server/gateways/ocr/text-process.ts',
  'src/server/oe/spreadsheets/worker.ts',
  'src/server/platform/db/embedded/engine-worker.ts',
  'src/demo/index.ts',
].filter((file) => existsSync(file));

export default defineConfig({
  plugins: [react(), serviceWorker(), brotliFiles(), siteInPage(`http://127.0.0.1:${apiPort}`)],
  define: { 'import.meta.env.VITE_RELEASE': JSON.stringify(version) },
  build: { cssMinify: true, reportCompressedSize: false },
  // React 18 has this hook: libraries that still support React 17 load a substitute with every page.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  // Both environments are built: the browser's, then the bundle that renders pages on the server (ADR 9).
  builder: {},
  environments: {
    client: {
      build: {
        // The server reads there which files a screen needs.
        manifest: true,
        target: 'es2022',
        // Browsers without module preloads load the same files a little later.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups }, ...fileNames },
          treeshake: {
            // The contract's schemas are values without side effects: a page ships only those that it uses.
            manualPureFunctions: ['z', 'text', 'pageOf'],
            moduleSideEffects: [{ test: /\/src\/contract\//, sideEffects: false }],
          },
        },
        // antd and Refine, which only the back office loads.
        chunkSizeWarningLimit: 2000,
      },
    },
    ssr: {
      // CommonJS files without extensions, which Node.js cannot import.
      resolve: { noExternal: ['crypto-js'] },
      build: {
        target: 'node20',
        outDir: 'dist/prerender',
        copyPublicDir: false,
        minify: false,
        rolldownOptions: {
          input: 'src/prerender.tsx',
          // Locale files are chunks of their own in the browser's build only.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
    // The server itself: compiled, it starts faster and without the memory of a TypeScript loader.
    server: {
      consumer: 'server',
      resolve: { external: true },
      build: {
        target: 'node20',
        ssr: true,
        outDir: 'dist/server',
        copyPublicDir: false,
        minify: false,
        rolldownOptions: {
          input: serverEntries,
          // A file per module, so that the threads share what they have in common and a stack names the module.
          output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
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
