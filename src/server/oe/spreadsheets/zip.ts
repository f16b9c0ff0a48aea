import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { UnreadableSheet } from './unreadable.ts';

/** Most parts; a workbook has some dozens. */
const MAX_ENTRIES = 2_000;
/** One part of a workbook, and all of them: 200,000 rows unpack to some 30 MB. */
const MAX_PART_BYTES = 48 * 1024 * 1024;
const MAX_TOTAL_BYTES = 96 * 1024 * 1024;
/** Sheets shrink to a tenth, empty ones to a fiftieth; only zip bombs shrink to less than a 200th. */
const MAX_RATIO = 200;
const RATIO_FROM_BYTES = 4 * 1024 * 1024;

/** The parts of a zip file by name. A part is unpacked when it is read. */
export interface Zip {
  has(name: string): boolean;
  /** The text of a part, or undefined if there is none. @throws UnreadableSheet */
  read(name: string): Promise<string | undefined>;
}

/**
 * Opens a zip file and checks its directory before anything is unpacked: the number of parts, their claimed sizes and
 * compression ratios, and that no part overlaps another.
 * @throws UnreadableSheet
 */
export async function openZip(file: Buffer): Promise<Zip> {
  // yauzl checks names (absolute paths, `..`, backslashes) and stops unpacking at the size that the directory claims.
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true };
  const zip = await fromBufferPromise(file, options).catch(throwUnreadable);
  const entries = await readEntries(zip).catch(throwUnreadable);
  checkBounds([...entries.values()]);
  let unpackedBytes = 0;
  return {
    has: (name) => entries.has(name),
    async read(name) {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      // Several sheets may name the same part.
      unpackedBytes += entry.uncompressedSize;
      if (unpackedBytes > MAX_TOTAL_BYTES) throw new UnreadableSheet('tooLarge');
      const stream = await zip.openReadStreamPromise(entry).catch(throwUnreadable);
      return decode(await buffer(stream).catch(throwUnreadable));
    },
  };
}

async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) throw new UnreadableSheet('tooLarge');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new UnreadableSheet('protected');
    if (entries.has(entry.fileName)) throw new UnreadableSheet('damaged');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

function checkBounds(entries: readonly Entry[]): void {
  const byOffset = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  let totalBytes = 0;
  let previousEnd = 0;
  for (const { uncompressedSize, compressedSize, relativeOffsetOfLocalHeader } of byOffset) {
    totalBytes += uncompressedSize;
    const isBomb = uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * MAX_RATIO;
    if (totalBytes > MAX_TOTAL_BYTES || uncompressedSize > MAX_PART_BYTES || isBomb) {
      throw new UnreadableSheet('tooLarge');
    }
    if (relativeOffsetOfLocalHeader < previousEnd) throw new UnreadableSheet('damaged');
    previousEnd = relativeOffsetOfLocalHeader + compressedSize;
  }
}

/** Parts are UTF-8, or UTF-16 with a byte order mark. */
function decode(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content);
  return new TextDecoder('utf-8').decode(content);
}

/** yauzl has no error codes. A part larger than the directory claims is a zip bomb. */
function throwUnreadable(error: unknown): never {
  if (error instanceof UnreadableSheet) throw error;
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith('too many bytes')) throw new UnreadableSheet('tooLarge');
  throw new UnreadableSheet(message.startsWith('strong encryption') ? 'protected' : 'damaged');
}
