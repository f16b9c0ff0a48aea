import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from './main.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The sources of the pages. */
const sources = ['src', 'public', 'index.html', 'scripts', 'vite.config.ts', 'package-lock.json'];

try {
  await buildPages();
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Builds the pages if they are missing or older than a source. */
async function buildPages(): Promise<void> {
  const builtAt = await newestChange(path.join(root, 'dist', 'index.html'));
  const newest = Math.max(...(await Promise.all(sources.map((source) => newestChange(path.join(root, source))))));
  if (builtAt >= newest) return;
  process.stdout.write('Building the pages … ');
  const startedAt = performance.now();
  const { createBuilder } = await import('vite');
  // Warnings are for developers, who see them in `npm run build`; an error stops the build and is thrown.
  const builder = await createBuilder({ root, logLevel: 'error' });
  await builder.buildApp();
  console.log(`done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** The time of the newest change in a file or folder, in ms; 0 if it does not exist. */
async function newestChange(location: string): Promise<number> {
  const info = await stat(location).catch(() => null);
  if (info === null) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const entries = await readdir(location);
  return Math.max(0, ...(await Promise.all(entries.map((entry) => newestChange(path.join(location, entry))))));
}
