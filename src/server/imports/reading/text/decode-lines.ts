import { isAscii, isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { ROW_MAX } from '../bounds.ts';
import { linesOf, type TextShape } from './text-encoding.ts';

/** Whole lines of a text file, and which of them are in another encoding than the file. */
export interface TextChunk {
  text: string;
  /** Offsets of lines in the chunk, from 0. */
  otherEncoding: readonly number[];
}

/**
 * Decodes a text file in chunks that end at an end of line. A line in another encoding is decoded by that one, so that
 * it can be read in the file of refused rows, and is reported.
 */
export async function* decodeLines(stream: Readable, shape: TextShape): AsyncGenerator<TextChunk> {
  const { encoding, markBytes, newline } = shape;
  const isWide = encoding.startsWith('utf-16');
  if (isWide || newline === '\r') {
    yield* decodeWhole(stream, shape);
    return;
  }
  let skip = markBytes;
  let carry: Buffer = Buffer.alloc(0);
  const decoder = createLineDecoder(encoding);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const bytes = carry.length === 0 ? chunk.subarray(skip) : Buffer.concat([carry, chunk]);
    skip = 0;
    const end = bytes.lastIndexOf(0x0a) + 1;
    const cut = end === 0 && bytes.length > ROW_MAX * 3 ? bytes.length : end;
    carry = bytes.subarray(cut);
    if (cut > 0) yield decoder(bytes.subarray(0, cut));
  }
  if (carry.length > 0) yield decoder(carry);
}

/** UTF-16, and files of old Macs: their lines cannot be told by bytes. */
async function* decodeWhole(stream: Readable, { encoding, newline }: TextShape): AsyncGenerator<TextChunk> {
  const decoder = new TextDecoder(encoding);
  const ends = newline === '\r' ? /\r/g : /\r(?!\n|$)/g;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    yield { text: decoder.decode(chunk, { stream: true }).replace(ends, '\n'), otherEncoding: [] };
  }
  yield { text: decoder.decode(), otherEncoding: [] };
}

function createLineDecoder(encoding: TextShape['encoding']): (bytes: Buffer) => TextChunk {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  const other = new TextDecoder(encoding === 'utf-8' ? 'gb18030' : 'utf-8');
  const isOther = (line: Buffer) =>
    encoding === 'utf-8' ? !isUtf8(line) : !isAscii(line) && isUtf8(line) && hasTwoLongCharacters(line);
  return (bytes) => {
    const isPure = encoding === 'utf-8' ? isUtf8(bytes) : isAscii(bytes);
    if (isPure) return { text: bytes.toString('utf8'), otherEncoding: [] };
    const lines = [...linesOf(bytes)];
    const otherEncoding = lines.flatMap((line, index) => (isOther(line) ? [index] : []));
    if (otherEncoding.length === 0) return { text: decoder.decode(bytes), otherEncoding };
    const others = new Set(otherEncoding);
    return {
      text: lines.map((line, index) => (others.has(index) ? other : decoder).decode(line)).join(''),
      otherEncoding,
    };
  };
}

/** Two or more characters of three bytes: by accident, a line in GB18030 or Big5 is hardly ever such UTF-8. */
function hasTwoLongCharacters(line: Buffer): boolean {
  let count = 0;
  for (const byte of line) if (byte >= 0xe0) count += 1;
  return count >= 2;
}
