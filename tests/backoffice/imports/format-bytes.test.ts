import { expect, test } from 'vitest';
import { formatBytes } from '../../../src/backoffice/imports/format-bytes.ts';

test('a size has the largest unit that leaves at least one, bytes without decimals', () => {
  expect([0, 1023, 1024, 1536, 5 * 1024 ** 2].map((bytes) => formatBytes(bytes, 'en'))).toEqual([
    '0 B',
    '1,023 B',
    '1 KB',
    '1.5 KB',
    '5 MB',
  ]);
  expect(formatBytes(3 * 1024 ** 4, 'en')).toBe('3,072 GB');
});
