import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type LogLevel, type Plugin } from 'vite';

/**
 * Builds, after the browser's files, the same screens once more for the server, which draws the public pages with them
 * (ADR 9). Packages stay outside: they are in node_modules, where the server runs.
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
        // Its files are CommonJS under names that Node does not find.
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
