import { UnreadableSheet } from './unreadable.ts';

const BLOCK_BYTES = 1024 * 1024;
/** Longest text of a cell in Excel; longer ones are cut. */
const TEXT_MAX = 32_767;
/** Without a bound, a small file could hold texts without end. */
const BYTES_MAX = 96 * 1024 * 1024;

/** Many short texts, outside the heap of JavaScript: half a million part numbers take some 10 MB. */
export interface TextStore {
  /** @throws UnreadableSheet if the store is full */
  add(text: string): void;
  /** The text of an index in the order of adding; blank if there is none. */
  get(index: number): string;
}

export function createTextStore(maxBytes = BYTES_MAX): TextStore {
  const blocks: Buffer[] = [];
  let used = BLOCK_BYTES;
  let count = 0;
  let ends = new Uint32Array(1024);
  let starts = new Uint32Array(1024);
  return {
    add(text) {
      const kept = text.length > TEXT_MAX ? text.slice(0, TEXT_MAX).toWellFormed() : text;
      // At most three bytes of UTF-8 for a character of UTF-16.
      if (used + kept.length * 3 > BLOCK_BYTES) {
        if ((blocks.length + 1) * BLOCK_BYTES > maxBytes) throw new UnreadableSheet('tooLarge');
        blocks.push(Buffer.allocUnsafeSlow(BLOCK_BYTES));
        used = 0;
      }
      const block = blocks.length - 1;
      const bytes = blocks[block]?.write(kept, used) ?? 0;
      if (count === ends.length) {
        // Blank texts take no bytes of the blocks.
        if (count * 8 > maxBytes) throw new UnreadableSheet('tooLarge');
        ends = grown(ends);
        starts = grown(starts);
      }
      starts[count] = block * BLOCK_BYTES + used;
      used += bytes;
      ends[count] = block * BLOCK_BYTES + used;
      count += 1;
    },
    get(index) {
      if (!(index >= 0 && index < count)) return '';
      const start = starts[index] ?? 0;
      const end = ends[index] ?? 0;
      const block = Math.floor(start / BLOCK_BYTES);
      return blocks[block]?.toString('utf8', start - block * BLOCK_BYTES, end - block * BLOCK_BYTES) ?? '';
    },
  };
}

function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}
