import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createCompressor } from '../../../../src/server/http/pages/compression.ts';

test('while too many texts wait for compression, others are sent as they are', async () => {
  const compress = createCompressor();
  const text = randomBytes(20_000).toString('hex');
  const all = await Promise.all(Array.from({ length: 60 }, () => compress(text, 'br')));
  const plain = all.filter(({ coding }) => coding === 'identity');
  expect(plain.length).toBeGreaterThanOrEqual(60 - 42);
  for (const { bytes } of plain) expect(bytes.toString()).toBe(text);
  const [first] = all;
  expect(first?.coding).toBe('br');
  expect(brotliDecompressSync(first?.bytes ?? Buffer.alloc(0)).toString()).toBe(text);
});
