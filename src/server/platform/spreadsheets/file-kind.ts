import { UnreadableSheet } from './unreadable.ts';
import { openZip, type Zip } from './zip.ts';

/** A compound document: .xls, and every Office file with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Signatures of files that users mistake for spreadsheets. */
const OTHERS = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x50, 0x4b, 0x05, 0x06],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x1f, 0x8b],
] as const;

export type SpreadsheetFile = { kind: 'workbook'; zip: Zip } | { kind: 'text' };

/** The kind of a file by its content; its name and type are not trusted. @throws UnreadableSheet */
export async function fileKindOf(bytes: Buffer): Promise<SpreadsheetFile> {
  if (bytes.length === 0) throw new UnreadableSheet('empty');
  if (beginsWith(bytes, OLE)) throw new UnreadableSheet(isEncryptedOffice(bytes) ? 'protected' : 'oldExcel');
  if (beginsWith(bytes, ZIP)) return workbookIn(await openZip(bytes));
  if (OTHERS.some((signature) => beginsWith(bytes, signature))) throw new UnreadableSheet('notSheet');
  return { kind: 'text' };
}

/** What a file is by its first eight bytes. */
export function headKindOf(head: Uint8Array): 'empty' | 'ole' | 'zip' | 'other' {
  if (head.length === 0) return 'empty';
  return beginsWith(head, OLE) ? 'ole' : beginsWith(head, ZIP) ? 'zip' : 'other';
}

/** @throws UnreadableSheet if a zip is no workbook */
export function workbookIn(zip: Zip): SpreadsheetFile {
  if (zip.has('xl/workbook.xml')) return { kind: 'workbook', zip };
  if (zip.has('Index/Document.iwa') || zip.has('Index.zip')) throw new UnreadableSheet('numbers');
  if (zip.has('xl/workbook.bin')) throw new UnreadableSheet('oldExcel');
  throw new UnreadableSheet('notSheet');
}

/** The directory of a compound document names its streams in UTF-16. */
export function isEncryptedOffice(bytes: Buffer): boolean {
  return bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
