import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const SOURCE = 'src/service-worker/service-worker.ts';

/** Modules that are loaded by themselves and that a vehicle's screens need offline, by their path. */
const NEEDED = [
  /^index\.html$/,
  /^src\/catalogue\/app\/(layout\/(search-layout|search-tabs|connection-notice|data-age)|header\/(signed-in|view-banner))/,
  /^src\/catalogue\/app\/overlays\/toasts/,
  /^src\/catalogue\/(parts|shared)\//,
  /^src\/catalogue\/vehicles\/(vehicle-screen|detail\/|found\/|results\/)/,
  /^src\/catalogue\/site\/home\/signed-in\//,
  /^src\/providers\/offline\//,
  /^src\/ui\/theme\/fonts/,
  /^src\/locales\/[^/]+\/(common|overlays|vehicles|vehicles-required|prices|quota|fit-reports|vin-requests|company-requests)\.json$/,
  /^src\/locales\/[^/]+\/(parts\/[^/]+|site\/(site|site-home|site-signed-in)|work-orders\/work-orders(-add|-paste)?)\.json$/,
];

/** Chunks without a module of their own (vite.config.ts). */
const NEEDED_GROUPS: readonly string[] = ['connection'];

/** Modules that load the chart library, which is large. */
const WITH_CHARTS = /\/(graph-tab|quote-chart|quotes-section)\.tsx?$/;

interface Precached {
  url: string;
  /** Null if the name has a hash of the content. */
  revision: string | null;
}

/**
 * Builds the service worker as one script, with the list of the files that it keeps. A build of its own: as a chunk of the
 * pages it would share modules with them, which classic workers cannot import.
 */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        if (entry === undefined) throw new Error('The build has no entry script');
        const defines = {
          PRECACHED: JSON.stringify([...precachedOf(bundle, root), iconOf(root)]),
          ENTRY: JSON.stringify(`/${entry.fileName}`),
        };
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await buildWorker(root, defines) });
      },
    },
  };
}

/** What is read of a chunk of the build. */
type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'name' | 'facadeModuleId' | 'imports'> & {
  viteMetadata?: { importedCss: ReadonlySet<string>; importedAssets: ReadonlySet<string> };
};

/** The needed modules with all that they import at once. */
export function precachedOf(
  bundle: Record<string, Chunk | Pick<Rolldown.OutputAsset, 'type'>>,
  root: string,
): Precached[] {
  const files = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (files.has(fileName) || chunk?.type !== 'chunk') return;
    files.add(fileName);
    for (const name of chunk.viteMetadata?.importedCss ?? []) files.add(name);
    for (const name of chunk.viteMetadata?.importedAssets ?? []) files.add(name);
    for (const name of chunk.imports) add(name);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && isNeeded(chunk, root)) add(chunk.fileName);
  }
  return [...files].sort().map((name) => ({ url: `/${name}`, revision: null }));
}

function isNeeded({ name, facadeModuleId }: Chunk, root: string): boolean {
  if (NEEDED_GROUPS.includes(name)) return true;
  const module = facadeModuleId === null ? '' : path.relative(root, facadeModuleId);
  return NEEDED.some((pattern) => pattern.test(module)) && !WITH_CHARTS.test(module);
}

function iconOf(root: string): Precached {
  const icon = readFileSync(path.join(root, 'public/icon.svg'));
  return { url: '/icon.svg', revision: createHash('sha256').update(icon).digest('hex').slice(0, 16) };
}

async function buildWorker(root: string, defines: Record<string, string>): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { ...defines, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: path.join(root, SOURCE), output: { format: 'iife' } },
      modulePreload: false,
    },
  });
  const [output] = [built].flat();
  const script = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (script === undefined) throw new Error(`${SOURCE} could not be built`);
  return script.code;
}
