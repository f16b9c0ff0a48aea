import { isAscii, isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { type LegacyEncoding, legacyEncodingOf } from '../../../platform/spreadsheets/legacy-encoding.ts';
import { SourceError } from '../import-source.ts';
import { isClearlyUtf8, isInAlphabets } from './utf8-text.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | LegacyEncoding;

export interface TextShape {
  encoding: TextEncoding;
  /** Bytes of the byte order mark. */
  markBytes: number;
  /** Old Macs end lines by a carriage return alone. */
  newline: '\n' | '\r';
}

/** Bytes of a sample of lines. */
const SAMPLE_BYTES = 256 * 1024;
/** Of each chunk, so that they come from several places of the file. */
const SAMPLE_BYTES_OF_CHUNK = 4 * 1024;
/** Share of zero bytes in the first chunk of UTF-16 without a mark. */
const ZEROS_OF_UTF_16 = 0.2;

/** Signatures of files that are no text, whatever their name says. */
const BINARY = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x25, 0x50, 0x44, 0x46],
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x1f, 0x8b],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
] as const;

/**
 * The encoding of a text file, from all its bytes: the one of most of its lines that are not ASCII.
 * @throws SourceError if it is no text
 */
export async function textShapeOf(file: string, stream: Readable): Promise<TextShape> {
  const lines = createLineCounts();
  let first = true;
  let newline: '\n' | '\r' = '\r';
  let size = 0;
  let carry: Buffer = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (first) {
      first = false;
      const wide = wideShapeOf(chunk);
      if (wide !== undefined) {
        stream.destroy();
        return wide;
      }
      if (isBinary(chunk)) throw new SourceError('notTable', file);
    }
    if (chunk.includes(0x0a)) newline = '\n';
    const bytes = carry.length === 0 ? chunk : Buffer.concat([carry, chunk]);
    const end = Math.max(bytes.lastIndexOf(0x0a), bytes.lastIndexOf(0x0d)) + 1;
    // A line longer than a chunk is counted in pieces.
    carry = end === 0 && bytes.length > 1024 * 1024 ? Buffer.alloc(0) : bytes.subarray(end);
    lines.add(end === 0 && carry.length === 0 ? bytes : bytes.subarray(0, end));
  }
  lines.add(carry);
  if (size === 0) throw new SourceError('empty', file);
  return { encoding: lines.encoding(), markBytes: lines.hasMark ? 3 : 0, newline };
}

function wideShapeOf(chunk: Buffer): TextShape | undefined {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return { encoding: 'utf-16le', markBytes: 2, newline: '\n' };
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return { encoding: 'utf-16be', markBytes: 2, newline: '\n' };
  const head = chunk.subarray(0, 64 * 1024);
  const zeros = [0, 0];
  for (let at = 0; at < head.length; at += 1) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // In UTF-16 one byte of each Latin letter, digit and separator is zero.
  const enough = (head.length / 2) * ZEROS_OF_UTF_16;
  if (odd > enough && even < odd / 50) return { encoding: 'utf-16le', markBytes: 0, newline: '\n' };
  if (even > enough && odd < even / 50) return { encoding: 'utf-16be', markBytes: 0, newline: '\n' };
  return undefined;
}

function isBinary(chunk: Buffer): boolean {
  if (BINARY.some((signature) => signature.every((byte, index) => chunk[index] === byte))) return true;
  const head = chunk.subarray(0, 64 * 1024);
  let controls = 0;
  for (const byte of head) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 0x1a && byte !== 0x1b)) controls += 1;
  return controls > head.length / 20;
}

function createLineCounts() {
  let [utf8, other] = [0, 0];
  let isFirst = true;
  let hasMark = false;
  const legacy = createSample();
  /** Valid UTF-8 that may be Chinese as well. */
  const doubtful = createSample();
  const addLine = (line: Buffer) => {
    if (isAscii(line)) return;
    if (!isUtf8(line)) {
      other += 1;
      legacy.add(line);
    } else if (isClearlyUtf8(line)) utf8 += 1;
    else doubtful.add(line);
  };
  return {
    get hasMark() {
      return hasMark;
    },
    add(bytes: Buffer) {
      if (isFirst) hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
      isFirst = false;
      legacy.beginChunk();
      doubtful.beginChunk();
      if (isAscii(bytes)) return;
      if (isUtf8(bytes) && isClearlyUtf8(bytes)) utf8 += countLines(bytes);
      else for (const line of linesOf(bytes)) addLine(line);
    },
    encoding(): TextEncoding {
      if (hasMark) return 'utf-8';
      if (utf8 === 0 && other === 0)
        return isInAlphabets(doubtful.bytes()) ? 'utf-8' : legacyEncodingOf(doubtful.bytes());
      return utf8 >= other ? 'utf-8' : legacyEncodingOf(legacy.bytes());
    },
  };
}

/** Lines from all parts of a file, which tell its encoding. */
function createSample() {
  const lines: Buffer[] = [];
  let [size, ofChunk] = [0, 0];
  return {
    beginChunk() {
      ofChunk = 0;
    },
    add(line: Buffer) {
      if (size >= SAMPLE_BYTES || ofChunk >= SAMPLE_BYTES_OF_CHUNK) return;
      lines.push(Buffer.from(line));
      size += line.length;
      ofChunk += line.length;
    },
    bytes: () => Buffer.concat(lines),
  };
}

export function* linesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(0x0a, start);
    yield bytes.subarray(start, end < 0 ? bytes.length : end + 1);
    start = end < 0 ? bytes.length : end + 1;
  }
}

function countLines(bytes: Buffer): number {
  let count = 1;
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) count += 1;
  return count;
}
