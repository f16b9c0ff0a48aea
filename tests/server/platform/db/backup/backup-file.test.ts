import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { linesOf } from '../../../../../src/server/platform/db/backup/backup-file.ts';

const read = (chunks: readonly string[]): Promise<string[]> => Readable.from(linesOf(Readable.from(chunks))).toArray();

test('lines are put together from chunks, also empty ones and one without an end', async () => {
  expect(await read(['a\nb', 'c\n', '\nd\u2028e'])).toEqual(['a', 'bc', '', 'd\u2028e']);
  expect(await read(['a\n'])).toEqual(['a']);
});

test('a line of thousands of chunks takes time in proportion to its length', async () => {
  const chunk = 'x'.repeat(16_384);
  const lines = await read([...Array.from({ length: 1_500 }, () => chunk), '\n']);
  expect(lines.map(({ length }) => length)).toEqual([1_500 * chunk.length]);
}, 5_000);
