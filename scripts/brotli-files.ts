import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const BYTES_MIN = 256;

/** Writes a .br file beside each text file of the build: the best compression level is too slow for each request. */
export function brotliFiles(): Plugin {
  let folder = 'dist';
  return {
    name: 'brotli-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const names = await readdir(folder, { recursive: true });
      const textFiles = names.filter((name) => /\.(js|css|html|svg|json)$/.test(name));
      await Promise.all(textFiles.map((name) => compressFile(path.join(folder, name))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const { size } = await stat(file);
  if (size < BYTES_MIN) return;
  const compressed = await compress(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await writeFile(`${file}.br`, compressed);
}
