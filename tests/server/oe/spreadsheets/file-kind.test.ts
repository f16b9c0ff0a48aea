import { expect, test } from 'vitest';
import { readSpreadsheet } from '../../../../src/server/oe/spreadsheets/read-spreadsheet.ts';
import { UnreadableSheet } from '../../../../src/server/platform/spreadsheets/unreadable.ts';
import { textWorkbook, workbookParts, zipOf } from '../../../support/spreadsheets/make-workbook.ts';

async function reasonOf(bytes: Buffer): Promise<string> {
  try {
    await readSpreadsheet(bytes);
  } catch (error) {
    if (error instanceof UnreadableSheet) return error.reason;
    throw error;
  }
  return 'read';
}

const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const sheet = ['<row r="1"><c r="A1"><v>12345678</v></c></row>'];

test('an old .xls, a Numbers file, an encrypted file and other files have different reasons', async () => {
  expect(await reasonOf(Buffer.concat([OLE, Buffer.alloc(600)]))).toBe('oldExcel');
  expect(await reasonOf(Buffer.concat([OLE, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]))).toBe(
    'protected',
  );
  expect(await reasonOf(zipOf([{ name: 'Index/Document.iwa', content: 'x' }]))).toBe('numbers');
  expect(await reasonOf(zipOf([{ name: 'xl/workbook.bin', content: 'x' }]))).toBe('oldExcel');
  expect(await reasonOf(zipOf([{ name: 'word/document.xml', content: '<x/>' }]))).toBe('notSheet');
  expect(await reasonOf(Buffer.from('%PDF-1.7 and more'))).toBe('notSheet');
  expect(await reasonOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]))).toBe('notSheet');
  expect(await reasonOf(Buffer.from([0x01, 0x00, 0x07, 0x00, 0x00, 0x00, 0x09]))).toBe('notSheet');
  expect(await reasonOf(Buffer.alloc(0))).toBe('empty');
  expect(await reasonOf(Buffer.from('\n\n , ,\n'))).toBe('empty');
});

test('a truncated or corrupted workbook is damaged', async () => {
  const whole = textWorkbook([['1K0698151A']]);
  expect(await reasonOf(whole)).toBe('read');
  expect(await reasonOf(whole.subarray(0, whole.length - 40))).toBe('damaged');
  const wrecked = Buffer.from(whole);
  wrecked.fill(0xff, 60, 120);
  expect(await reasonOf(wrecked)).toBe('damaged');
  expect(
    await reasonOf(zipOf(workbookParts({ sheets: sheet }).filter(({ name }) => !name.includes('worksheets')))),
  ).toBe('damaged');
});

test('a part that unpacks beyond the limit is refused, even if the directory states a smaller size', async () => {
  const zeros = Buffer.alloc(49 * 1024 * 1024);
  const bomb = { name: 'xl/worksheets/sheet1.xml', content: zeros };
  const others = workbookParts({ sheets: sheet }).filter(({ name }) => name !== bomb.name);
  expect(await reasonOf(zipOf([...others, bomb]))).toBe('tooLarge');
  expect(await reasonOf(zipOf([...others, { ...bomb, claimedBytes: 1_000 }]))).toBe('tooLarge');
});

test('an implausible compression ratio, too many parts and overlapping parts are refused', async () => {
  const more = [{ name: 'xl/media/image1.bin', content: Buffer.alloc(8 * 1024 * 1024) }];
  expect(await reasonOf(zipOf(workbookParts({ sheets: sheet, more })))).toBe('tooLarge');
  const many = Array.from({ length: 2_001 }, (_, index) => ({ name: `xl/${index}.xml`, content: '' }));
  expect(await reasonOf(zipOf(workbookParts({ sheets: sheet, more: many })))).toBe('tooLarge');
  const overlapping = zipOf(workbookParts({ sheets: sheet }));
  // Makes the second directory entry start at the first.
  const directory = overlapping.readUInt32LE(overlapping.length - 6);
  const second = directory + 46 + overlapping.readUInt16LE(directory + 28);
  overlapping.writeUInt32LE(overlapping.readUInt32LE(directory + 42), second + 42);
  expect(await reasonOf(overlapping)).toBe('damaged');
});

test('path traversal in names and encrypted parts are refused', async () => {
  for (const name of ['../../etc/passwd', '/etc/passwd', 'xl\\..\\x', 'C:/x']) {
    expect(await reasonOf(zipOf(workbookParts({ sheets: sheet, more: [{ name, content: 'x' }] })))).toBe('damaged');
  }
  const locked = [{ name: 'xl/more.xml', content: 'x', flags: 1 }];
  expect(await reasonOf(zipOf(workbookParts({ sheets: sheet, more: locked })))).toBe('protected');
});

test('a document type, which could declare expanding or external entities, is refused', async () => {
  const shared = (document: string) =>
    zipOf(
      workbookParts({ sheets: sheet }).map((part) =>
        part.name === 'xl/sharedStrings.xml' ? { ...part, content: document } : part,
      ),
    );
  expect(
    await reasonOf(shared('<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><sst><si><t>&b;</t></si></sst>')),
  ).toBe('damaged');
  expect(await reasonOf(shared('<!DOCTYPE x SYSTEM "file:///etc/passwd"><sst/>'))).toBe('damaged');
  expect(await reasonOf(shared('<sst><si><t>&lol; &#65;</t></si></sst>'))).toBe('read');
  expect(await reasonOf(shared('<sst><si a="'))).toBe('damaged');
});

test('truncated or malformed XML is damaged', async () => {
  const sheetOf = (rows: string) => zipOf(workbookParts({ sheets: [rows] }));
  expect(await reasonOf(sheetOf('<row r="1"><c r="A1"><v>12345678</v></c>'))).toBe('damaged');
  expect(await reasonOf(sheetOf('<row r="1"><c r="A1"><v>12345678</c></v></row>'))).toBe('damaged');
  expect(await reasonOf(sheetOf('<row r="1"><c r="A1" t="str"><v>12345678 \u0001&#1;&nbsp;</v></c></row>'))).toBe(
    'read',
  );
});
