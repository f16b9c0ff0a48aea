import { pipeline, type Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { UnreadableSheet } from './unreadable.ts';
import { openZipFile } from './zip-file.ts';

/** Bounds of a zip file: its entries, one of them, all of them by the directory, and what is read of them. */
export interface ZipLimits {
  entries: number;
  entryBytes: number;
  totalBytes: number;
  readBytes: number;
}

/** A workbook of a user, who waits for it: 200,000 rows unpack to some 30 MB. */
const WORKBOOK_LIMITS: ZipLimits = {
  entries: 2_000,
  entryBytes: 48 * 1024 * 1024,
  totalBytes: 96 * 1024 * 1024,
  readBytes: 96 * 1024 * 1024,
};

/** Sheets shrink to a tenth, empty ones to a fiftieth; only zip bombs shrink to less than a 200th. */
const RATIO_MAX = 200;
const RATIO_FROM_BYTES = 4 * 1024 * 1024;
/** The compression method of nearly all parts. */
const DEFLATE = 8;
const CHUNK_BYTES = 64 * 1024;

/** The parts of a zip file by name. A part is unpacked when it is read. */
export interface Zip {
  has(name: string): boolean;
  /** The text of a part, or undefined if there is none. @throws UnreadableSheet */
  read(name: string): Promise<string | undefined>;
  /** The text of a part in chunks; none if there is no such part. @throws UnreadableSheet */
  chunks(name: string): AsyncIterable<string>;
  close(): void;
}

/**
 * Opens a zip file, from memory or by its path, and checks its directory before anything is unpacked: the number of
 * parts, their claimed sizes and compression ratios, and that no part overlaps another.
 * @throws UnreadableSheet
 */
export async function openZip(file: Buffer | string, limits: ZipLimits = WORKBOOK_LIMITS): Promise<Zip> {
  // yauzl checks names: absolute paths, `..`, backslashes.
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true };
  const opened = typeof file === 'string' ? openZipFile(file, options) : fromBufferPromise(file, options);
  const zip = await opened.catch(throwUnreadable);
  const entries = await readEntries(zip, limits).catch((error: unknown) => {
    zip.close();
    throwUnreadable(error);
  });
  let unpackedBytes = 0;
  async function* chunks(name: string): AsyncGenerator<string> {
    const entry = entries.get(name);
    if (entry === undefined) return;
    // Several sheets may name the same part.
    unpackedBytes += entry.uncompressedSize;
    if (unpackedBytes > limits.readBytes) throw new UnreadableSheet('tooLarge');
    try {
      yield* decode(await openEntry(zip, entry), entry.uncompressedSize);
    } catch (error) {
      throwUnreadable(error);
    }
  }
  return {
    has: (name) => entries.has(name),
    async read(name) {
      if (!entries.has(name)) return undefined;
      let text = '';
      for await (const chunk of chunks(name)) text += chunk;
      return text;
    },
    chunks,
    close: () => zip.close(),
  };
}

async function readEntries(zip: ZipFile, limits: ZipLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) throw new UnreadableSheet('tooLarge');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new UnreadableSheet('protected');
    if (entries.has(entry.fileName)) throw new UnreadableSheet('damaged');
    entries.set(entry.fileName, entry);
  }
  checkZipBounds([...entries.values()], limits);
  return entries;
}

/** @throws UnreadableSheet for a zip bomb: too much, packed too well, or parts that overlap */
export function checkZipBounds(entries: readonly Entry[], limits: Pick<ZipLimits, 'entryBytes' | 'totalBytes'>): void {
  const byOffset = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  let totalBytes = 0;
  let previousEnd = 0;
  for (const { uncompressedSize, compressedSize, relativeOffsetOfLocalHeader } of byOffset) {
    totalBytes += uncompressedSize;
    const isBomb = uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * RATIO_MAX;
    if (totalBytes > limits.totalBytes || uncompressedSize > limits.entryBytes || isBomb) {
      throw new UnreadableSheet('tooLarge');
    }
    if (relativeOffsetOfLocalHeader < previousEnd) throw new UnreadableSheet('damaged');
    previousEnd = relativeOffsetOfLocalHeader + compressedSize;
  }
}

/** Unpacked by ourselves: yauzl's chunks of 16 kB make large sheets slow. */
async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  const isDeflated = entry.compressionMethod === DEFLATE;
  const stream = await zip.openReadStreamPromise(entry, isDeflated ? { decodeFileData: false } : {});
  if (!isDeflated) return stream;
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES });
  // Its errors are those of the returned stream.
  pipeline(stream, inflate, () => undefined);
  return inflate;
}

/** Parts are UTF-8, or UTF-16 with a byte order mark. */
async function* decode(stream: Readable, claimedBytes: number): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > claimedBytes) throw new UnreadableSheet('tooLarge');
    decoder ??= new TextDecoder(encodingOf(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
  if (bytes < claimedBytes) throw new UnreadableSheet('damaged');
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield rest;
}

function encodingOf(content: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  return content[0] === 0xfe && content[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** yauzl has no error codes. */
function throwUnreadable(error: unknown): never {
  if (error instanceof UnreadableSheet) throw error;
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith('too many bytes')) throw new UnreadableSheet('tooLarge');
  throw new UnreadableSheet(message.startsWith('strong encryption') ? 'protected' : 'damaged');
}
