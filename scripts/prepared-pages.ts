import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type LogLevel, type Plugin } from 'vite';

/**
 * Builds the screens a second time, for the server, which renders the public pages with them (ADR 9). Packages are not
 * bundled: the server imports them from node_modules.
 */
export function preparedPages(): Plugin {
  let root = '.';
  let folder = 'dist';
  let logLevel: LogLevel = 'warn';
  return {
    name: 'prepared-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = path.resolve(root, config.build.outDir);
      logLevel = config.logLevel ?? logLevel;
    },
    async closeBundle(error?: Error) {
      if (error !== undefined) return;
      await build({
        root,
        configFile: false,
        logLevel,
        publicDir: false,
        plugins: [react()],
        // CommonJS files without extensions, which Node cannot import.
        ssr: { noExternal: ['crypto-js'] },
        build: {
          ssr: 'src/prerender.tsx',
          target: 'node20',
          outDir: path.join(folder, 'prepared'),
          emptyOutDir: true,
          minify: false,
          // Locale files are chunks of their own in the browser's build only.
          rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
        },
      });
    },
  };
}
