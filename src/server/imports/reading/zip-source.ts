import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, validateFileName, type ZipFile } from 'yauzl';
import { checkZipBounds } from '../../platform/spreadsheets/zip.ts';
import { openZipFile } from '../../platform/spreadsheets/zip-file.ts';
import { FILES_MAX, TOTAL_BYTES_MAX } from './bounds.ts';
import { isHidden } from './folder.ts';
import { type ImportSource, SourceError } from './import-source.ts';
import { sourceErrorOf } from './workbook/open-workbook.ts';

const ENTRY_BYTES_MAX = 8 * 1024 ** 3;
/** Unix file type of a symbolic link, in the upper half of the attributes. */
const LINK = 0xa000;

/**
 * The files of a zip on the disk. The directory is checked before anything is unpacked: number, sizes and ratios of the
 * entries, and names that lead out of the folder, occur twice or are links.
 * @throws SourceError
 */
export async function openZip(path: string): Promise<ImportSource> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const damaged = (error: unknown): never => {
    throw error instanceof SourceError ? error : new SourceError('damaged', name);
  };
  const zip = await openZipFile(path, {
    lazyEntries: true,
    autoClose: false,
    // Names are decoded and checked here: Windows writes Chinese ones in GB18030 without saying so.
    decodeStrings: false,
    validateEntrySizes: true,
  }).catch(damaged);
  const entries = await readEntries(zip, name).catch((error: unknown) => {
    zip.close();
    return damaged(sourceErrorOf(error, name));
  });
  return {
    files: async () => [...entries].map(([file, { uncompressedSize }]) => ({ path: file, bytes: uncompressedSize })),
    async open(file) {
      const entry = entries.get(file);
      if (entry === undefined) throw new SourceError('badPath', file);
      return Readable.from(checkedBytes(zip, entry, file), { objectMode: false });
    },
    close: async () => zip.close(),
  };
}

async function readEntries(zip: ZipFile, name: string): Promise<Map<string, Entry>> {
  if (zip.entryCount > FILES_MAX) throw new SourceError('tooManyFiles', name);
  const entries = new Map<string, Entry>();
  const seen = new Set<string>();
  for await (const entry of zip.eachEntry()) {
    const path = pathOf(entry);
    if (entry.isEncrypted()) throw new SourceError('protected', name);
    if (validateFileName(path) !== null || /\p{Cc}/u.test(path) || isLink(entry))
      throw new SourceError('badPath', name);
    if (path.endsWith('/')) continue;
    // Also two names that are one on a disk without upper and lower case.
    const key = path.normalize('NFC').toLowerCase();
    if (seen.has(key)) throw new SourceError('badPath', name);
    seen.add(key);
    if (!path.split('/').some(isHidden)) entries.set(path, entry);
  }
  checkZipBounds([...entries.values()], { entryBytes: ENTRY_BYTES_MAX, totalBytes: TOTAL_BYTES_MAX });
  if (entries.size === 0) throw new SourceError('empty', name);
  return withoutCommonFolder(entries);
}

function pathOf(entry: Entry): string {
  const isMarkedUtf8 = (entry.generalPurposeBitFlag & 0x800) !== 0;
  const raw = entry.fileNameRaw;
  const path = new TextDecoder(isMarkedUtf8 || isUtf8(raw) ? 'utf-8' : 'gb18030').decode(raw);
  return path.replaceAll('\\', '/');
}

function isLink({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  return versionMadeBy >> 8 === 3 && ((externalFileAttributes >>> 16) & 0xf000) === LINK;
}

/** A zipped folder has all its files below its own name. */
function withoutCommonFolder(entries: ReadonlyMap<string, Entry>): Map<string, Entry> {
  const paths = [...entries.keys()].sort();
  const folder = paths[0]?.slice(0, paths[0].indexOf('/') + 1) ?? '';
  const isCommon = folder !== '' && paths.every((path) => path.startsWith(folder));
  return new Map(
    paths.flatMap((path) => {
      const entry = entries.get(path);
      return entry === undefined ? [] : [[isCommon ? path.slice(folder.length) : path, entry] as const];
    }),
  );
}

async function* checkedBytes(zip: ZipFile, entry: Entry, file: string): AsyncGenerator<Buffer> {
  let sum = 0;
  try {
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    const isBomb = error instanceof Error && error.message.startsWith('too many bytes');
    throw new SourceError(isBomb ? 'tooLarge' : 'damaged', file);
  }
  if (sum !== entry.crc32) throw new SourceError('damaged', file);
}
