import { build, type Plugin, type Rolldown } from 'vite';

/** As it is called in the build, before its hash. */
export const EARLY_SCRIPT = 'early.js';

/**
 * Builds src/early.ts into one small file that shares nothing with the page's own scripts, so that it need not wait for
 * them: it sends a screen's first calls while they are on their way.
 */
export function earlyScript(): Plugin {
  let root = '.';
  return {
    name: 'early-script',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const built = await build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          write: false,
          target: 'es2022',
          reportCompressedSize: false,
          rolldownOptions: {
            input: 'src/early.ts',
            output: { format: 'iife' },
          },
        },
      });
      this.emitFile({ type: 'asset', name: EARLY_SCRIPT, source: onlyChunk(built) });
    },
  };
}

function onlyChunk(built: Awaited<ReturnType<typeof build>>): string {
  const outputs: readonly Rolldown.RolldownOutput[] = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const [chunk, ...others] = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  if (chunk === undefined || others.length > 0) throw new Error('src/early.ts is to be one file');
  return chunk.code;
}
