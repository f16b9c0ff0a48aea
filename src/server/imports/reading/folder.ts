import { createReadStream } from 'node:fs';
import { lstat, readdir, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { FILES_MAX, TOTAL_BYTES_MAX } from './bounds.ts';
import { type ImportSource, SourceError, type SourceFile } from './import-source.ts';

/** The files of a folder, or a single file. Links are refused: they may lead out of the folder. */
export function openFolder(path: string): ImportSource {
  let listed: Promise<{ root: string; files: readonly SourceFile[] }> | undefined;
  const list = () => {
    listed ??= listFiles(path);
    return listed;
  };
  let diskPaths = new Map<string, string>();
  return {
    async files() {
      const { root, files } = await list();
      diskPaths = new Map(files.map((file) => [file.path, join(root, file.path)]));
      return files;
    },
    async open(file) {
      const { root, files } = await list();
      if (!files.some((known) => known.path === file)) throw new SourceError('badPath', file);
      return createReadStream(join(root, file), { highWaterMark: 256 * 1024 });
    },
    diskPath: (file) => diskPaths.get(file),
    close: async () => undefined,
  };
}

async function listFiles(path: string): Promise<{ root: string; files: readonly SourceFile[] }> {
  const stats = await lstat(path);
  if (!stats.isDirectory()) {
    if (!stats.isFile()) throw new SourceError('badPath', basename(path));
    return { root: dirname(path), files: [{ path: basename(path), bytes: stats.size }] };
  }
  const root = await realpath(path);
  const files: SourceFile[] = [];
  let totalBytes = 0;
  // Not recursive: readdir follows no links, and each entry is looked at before it is entered.
  const folders = [root];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const place = join(folder, entry.name);
      const name = relative(root, place).split(sep).join('/');
      if (isHidden(entry.name)) continue;
      if (entry.isDirectory()) folders.push(place);
      else if (!entry.isFile()) throw new SourceError('badPath', name);
      else {
        const { size } = await lstat(place);
        totalBytes += size;
        files.push({ path: name, bytes: size });
      }
      if (files.length > FILES_MAX) throw new SourceError('tooManyFiles', name);
      if (totalBytes > TOTAL_BYTES_MAX) throw new SourceError('tooLarge', name);
    }
  }
  return { root, files: files.sort((one, other) => (one.path < other.path ? -1 : 1)) };
}

/** What systems and editors leave in folders. */
export function isHidden(name: string): boolean {
  return /^(?:\.|__MACOSX$|Thumbs\.db$|desktop\.ini$|~\$)/i.test(name);
}
