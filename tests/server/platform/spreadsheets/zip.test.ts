import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openZip } from '../../../../src/server/platform/spreadsheets/zip.ts';
import { zipOf } from '../../../support/spreadsheets/make-workbook.ts';

test('a part is read by its name, in UTF-8 or in UTF-16 with a byte order mark', async () => {
  const text = '<a>制动片</a>';
  const littleEndian = Buffer.from(`\ufeff${text}`, 'utf16le');
  const zip = await openZip(
    zipOf([
      { name: 'utf8.xml', content: text },
      { name: 'utf8-bom.xml', content: `\ufeff${text}` },
      { name: 'utf16le.xml', content: littleEndian },
      { name: 'utf16be.xml', content: Buffer.from(littleEndian).swap16() },
    ]),
  );
  const names = ['utf8.xml', 'utf8-bom.xml', 'utf16le.xml', 'utf16be.xml'];
  expect(await Promise.all(names.map((name) => zip.read(name)))).toEqual([text, text, text, text]);
  expect([zip.has('utf8.xml'), zip.has('none.xml'), await zip.read('none.xml')]).toEqual([true, false, undefined]);
});

test('repeated reads count towards the limit of unpacked bytes', async () => {
  const block = randomBytes(16 * 1024);
  const content = Buffer.alloc(40 * 1024 * 1024, block);
  const zip = await openZip(zipOf([{ name: 'xl/worksheets/sheet1.xml', content }]));
  await zip.read('xl/worksheets/sheet1.xml');
  await zip.read('xl/worksheets/sheet1.xml');
  await expect(zip.read('xl/worksheets/sheet1.xml')).rejects.toMatchObject({ reason: 'tooLarge' });
});

test('a name that occurs twice is refused', async () => {
  const part = { name: 'xl/workbook.xml', content: '<workbook/>' };
  await expect(openZip(zipOf([part, part]))).rejects.toMatchObject({ reason: 'damaged' });
});
