import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SourceProblem } from '../../../../contract/imports/problems.ts';
import { headKindOf, isEncryptedOffice, workbookIn } from '../../../platform/spreadsheets/file-kind.ts';
import { type Unreadable, UnreadableSheet } from '../../../platform/spreadsheets/unreadable.ts';
import { openZip, type Zip, type ZipLimits } from '../../../platform/spreadsheets/zip.ts';
import { makeWorkFolder } from '../../work-folder.ts';
import { type ImportSource, SourceError } from '../import-source.ts';

/** Half a million rows of ten columns unpack to some 300 MB. */
const LIMITS: ZipLimits = {
  entries: 5_000,
  entryBytes: 4 * 1024 ** 3,
  totalBytes: 8 * 1024 ** 3,
  // A sheet is read for its header, its sample, its rows and the refused ones.
  readBytes: Number.POSITIVE_INFINITY,
};

const problems: Readonly<Record<Unreadable, SourceProblem>> = {
  notSheet: 'notTable',
  oldExcel: 'oldExcel',
  numbers: 'numbersApp',
  protected: 'protected',
  damaged: 'damaged',
  tooLarge: 'tooLarge',
  tooSlow: 'tooLarge',
  empty: 'empty',
};

export function sourceErrorOf(error: unknown, file: string): unknown {
  return error instanceof UnreadableSheet ? new SourceError(problems[error.reason], file) : error;
}

/** The parts of a workbook; `use` gets them while they are open. @throws SourceError */
export async function* withWorkbook<Item>(
  source: ImportSource,
  file: string,
  use: (zip: Zip) => AsyncIterable<Item>,
): AsyncGenerator<Item> {
  const disk = await placeOnDisk(source, file);
  try {
    await checkHead(disk.path);
    const zip = await openZip(disk.path, LIMITS);
    try {
      workbookIn(zip);
      yield* use(zip);
    } finally {
      zip.close();
    }
  } catch (error) {
    throw sourceErrorOf(error, file);
  } finally {
    await disk.remove();
  }
}

/** A workbook is read at random: one in a zip is unpacked into a temporary folder first. */
async function placeOnDisk(source: ImportSource, file: string): Promise<{ path: string; remove(): Promise<void> }> {
  const path = source.diskPath?.(file);
  if (path !== undefined) return { path, remove: async () => undefined };
  const folder = await makeWorkFolder();
  const copy = join(folder, 'workbook');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await pipeline(await source.open(file), createWriteStream(copy, { mode: 0o600 }));
  } catch (error) {
    await remove();
    throw error;
  }
  return { path: copy, remove };
}

/** @throws UnreadableSheet if the file is no zip */
async function checkHead(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    const kind = headKindOf(buffer.subarray(0, bytesRead));
    if (kind === 'zip') return;
    if (kind !== 'ole') throw new UnreadableSheet(kind === 'empty' ? 'empty' : 'notSheet');
    const { size } = await file.stat();
    // The directory that names the encrypted package is at the beginning or the end.
    const ends = await Promise.all(
      [0, Math.max(0, size - 1024 * 1024)].map((at) => file.read(Buffer.alloc(1024 * 1024), 0, 1024 * 1024, at)),
    );
    throw new UnreadableSheet(ends.some(({ buffer: end }) => isEncryptedOffice(end)) ? 'protected' : 'oldExcel');
  } finally {
    await file.close();
  }
}
