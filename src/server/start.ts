import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runServer } from './run-server.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The sources of the pages. */
const sources = ['src', 'public', 'index.html', 'scripts', 'vite.config.ts', 'package-lock.json'];

// React's own check of its use is for development: it takes memory and time of every page.
process.env.NODE_ENV ??= 'production';

try {
  // Workers are started once the pages are there.
  if (cluster.isPrimary) await buildPages();
  await runServer();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * Builds the pages if they are missing or older than a source. An installation without development packages runs the pages
 * that were built before.
 * @throws Error if there are no pages and nothing to build them with
 */
async function buildPages(): Promise<void> {
  const builtAt = await newestChange(path.join(root, 'dist', 'index.html'));
  const newest = Math.max(...(await Promise.all(sources.map((source) => newestChange(path.join(root, source))))));
  if (builtAt >= newest) return;
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  if (!existsSync(vite)) return requirePages(builtAt > 0);
  process.stdout.write('Building the pages … ');
  const startedAt = performance.now();
  // Warnings are for developers, who see them in `npm run build`.
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error('The pages could not be built.');
  console.log(`done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

function requirePages(isBuilt: boolean): void {
  const advice = 'Run `npm ci && npm run build` where the development packages may be installed, and copy dist/ here.';
  if (!isBuilt) throw new Error(`The pages are not built: dist/ is missing. ${advice}`);
  console.log(`The pages in dist/ are older than a source. ${advice}`);
}

/** The time of the newest change in a file or folder, in ms; 0 if it does not exist. */
async function newestChange(location: string): Promise<number> {
  const info = await stat(location).catch(() => null);
  if (info === null) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const entries = await readdir(location);
  return Math.max(0, ...(await Promise.all(entries.map((entry) => newestChange(path.join(location, entry))))));
}
