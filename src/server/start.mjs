// JavaScript, because a TypeScript loader would stay in memory for as long as the server runs.
import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** What dist/ is built from. */
const sources = ['src', 'public', 'index.html', 'scripts', 'vite.config.ts', 'package-lock.json'];
const server = new URL('../../dist/server/server/run-server.js', import.meta.url);

// React's own check of its use is for development: it takes memory and time of every page.
process.env.NODE_ENV ??= 'production';

try {
  // Workers are started once everything is built.
  if (cluster.isPrimary) await build();
  const { runServer } = await import(server.href);
  await runServer();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * Builds the pages and the server if they are missing or older than a source. An installation without development packages
 * runs what was built before.
 * @throws Error if nothing was built and there is nothing to build with
 */
async function build() {
  const builtAt = existsSync(server) ? await newestChange(path.join(root, 'dist/index.html')) : 0;
  const newest = Math.max(...(await Promise.all(sources.map((source) => newestChange(path.join(root, source))))));
  if (builtAt >= newest) return;
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  if (!existsSync(vite)) return requireBuild(builtAt > 0);
  process.stdout.write('Building … ');
  const startedAt = performance.now();
  // Warnings are for developers, who see them in `npm run build`.
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The product could not be built.');
  process.stdout.write(`done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

/** @param {boolean} isBuilt */
function requireBuild(isBuilt) {
  const advice = 'Run `npm ci && npm run build` where the development packages may be installed, and copy dist/ here.';
  if (!isBuilt) throw new Error(`The product is not built: dist/ is missing or incomplete. ${advice}`);
  console.error(`WARNING: the build in dist/ is older than a source. ${advice}`);
}

/**
 * The time of the newest change in a file or folder, in ms; 0 if it does not exist.
 * @param {string} location
 * @returns {Promise<number>}
 */
async function newestChange(location) {
  const info = await stat(location).catch(() => null);
  if (info === null) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const entries = await readdir(location);
  return Math.max(0, ...(await Promise.all(entries.map((entry) => newestChange(path.join(location, entry))))));
}
