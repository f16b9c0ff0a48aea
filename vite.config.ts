import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brotliFiles } from './scripts/brotli-files.ts';
import { siteInPage } from './scripts/site-in-page.ts';

const apiPort = process.env.PORT ?? '3000';

export default defineConfig({
  plugins: [react(), brotliFiles(), siteInPage(`http://127.0.0.1:${apiPort}`)],
  build: {
    target: 'es2022',
    // The contract's schemas are values without effects: a page ships only those that it uses.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z', 'call', 'text', 'pageOf'] } },
    cssMinify: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
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
