import { inflateRawSync } from 'node:zlib';
import { UnreadableSheet } from './unreadable.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const COMMENT_MAX = 0xffff;

/** A workbook has some dozens. */
const ENTRIES_MAX = 2_000;
/** One part of a workbook, and all of them: 200,000 rows unpack to some 30 MB. */
const PART_MAX_BYTES = 48 * 1024 * 1024;
const TOTAL_MAX_BYTES = 96 * 1024 * 1024;
/** Sheets pack to a tenth, empty ones to a fiftieth; only what is made to burst packs to less than a 200th. */
const RATIO_MAX = 200;
const RATIO_FROM_BYTES = 4 * 1024 * 1024;

interface Entry {
  method: number;
  packedBytes: number;
  bytes: number;
  offset: number;
}

/** The parts of a packed file, by their names. Nothing is unpacked until it is read. */
export interface Zip {
  has(name: string): boolean;
  /** The text of a part; undefined where there is none. @throws UnreadableSheet */
  read(name: string): string | undefined;
}

/**
 * Opens a packed file by its directory, which is held against bounds before anything is unpacked: how many parts, how
 * large each says it is, how closely packed, and that none of them lies inside another.
 * @throws UnreadableSheet
 */
export function openZip(file: Buffer): Zip {
  const entries = orDamaged(() => entriesOf(file));
  checkBounds(entries);
  let unpackedBytes = 0;
  return {
    has: (name) => entries.has(name),
    read(name) {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      const content = contentOf(file, entry);
      unpackedBytes += content.length;
      if (unpackedBytes > TOTAL_MAX_BYTES) throw new UnreadableSheet('tooLarge');
      return decoded(content);
    },
  };
}

function entriesOf(file: Buffer): Map<string, Entry> {
  const end = endOf(file);
  const count = file.readUInt16LE(end + 10);
  if (count > ENTRIES_MAX) throw new UnreadableSheet('tooLarge');
  const entries = new Map<string, Entry>();
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (file.readUInt32LE(at) !== ENTRY) throw new UnreadableSheet('damaged');
    if ((file.readUInt16LE(at + 8) & 1) === 1) throw new UnreadableSheet('protected');
    const nameBytes = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    // Names that reach out of the file, or stand twice, are nobody's accident.
    if (/^\/|^[A-Za-z]:|\\|(^|\/)\.\.(\/|$)/.test(name) || entries.has(name)) throw new UnreadableSheet('damaged');
    entries.set(name, {
      method: file.readUInt16LE(at + 10),
      packedBytes: file.readUInt32LE(at + 20),
      bytes: file.readUInt32LE(at + 24),
      offset: file.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

/** Where the end of the directory stands: the last bytes of the file, but for a comment. */
function endOf(file: Buffer): number {
  const from = Math.max(0, file.length - END_BYTES - COMMENT_MAX);
  for (let at = file.length - END_BYTES; at >= from; at -= 1) if (file.readUInt32LE(at) === END) return at;
  throw new UnreadableSheet('damaged');
}

/** 0xffffffff in a size stands for one beyond 4 GB: no file of 10 MB has it. */
function checkBounds(entries: ReadonlyMap<string, Entry>): void {
  let total = 0;
  let lastEnd = 0;
  for (const { bytes, packedBytes, offset } of [...entries.values()].sort((one, other) => one.offset - other.offset)) {
    total += bytes;
    const isBomb = bytes > RATIO_FROM_BYTES && bytes > packedBytes * RATIO_MAX;
    if (total > TOTAL_MAX_BYTES || bytes > PART_MAX_BYTES || isBomb) throw new UnreadableSheet('tooLarge');
    if (offset < lastEnd) throw new UnreadableSheet('damaged');
    lastEnd = offset + packedBytes;
  }
}

/** What the directory says of a size may be a lie: unpacking stops at the bound, whatever comes. */
function contentOf(file: Buffer, { offset, packedBytes, method }: Entry): Buffer {
  return orDamaged(() => {
    if (file.readUInt32LE(offset) !== LOCAL) throw new UnreadableSheet('damaged');
    const from = offset + LOCAL_BYTES + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
    const packed = file.subarray(from, from + packedBytes);
    if (packed.length !== packedBytes) throw new UnreadableSheet('damaged');
    if (method === 0) return packed;
    if (method !== 8) throw new UnreadableSheet('damaged');
    return inflateRawSync(packed, { maxOutputLength: PART_MAX_BYTES });
  });
}

/** Parts are UTF-8 but for a few that say otherwise by their first bytes. */
function decoded(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content);
  return new TextDecoder('utf-8').decode(content);
}

/** Offsets that lead out of the file, and bytes that do not unpack. */
function orDamaged<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableSheet) throw error;
    const isBound = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableSheet(isBound ? 'tooLarge' : 'damaged');
  }
}
