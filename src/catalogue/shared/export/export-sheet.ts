import type { ListSheet } from './list-sheet.ts';

export const exportFormats = ['xlsx', 'csv', 'html'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Some browsers read the file only after they have asked where to put it. */
const KEPT_MS = 60_000;

/** The workbook's writer compresses large files in a worker: one that is not let start never answers. */
const WRITTEN_WITHIN_MS = 20_000;

/**
 * Writes the list in this browser and hands the file to the user; each writer is fetched when it is first wanted.
 * @throws when the writer cannot be fetched or does not finish
 */
export async function exportSheet(sheet: ListSheet, format: ExportFormat): Promise<void> {
  const file = await within(WRITTEN_WITHIN_MS, fileOf(sheet, format));
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${sheet.fileName}.${format}`;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

async function fileOf(sheet: ListSheet, format: ExportFormat): Promise<Blob> {
  switch (format) {
    case 'xlsx':
      return (await import('./sheet-xlsx.ts')).sheetXlsx(sheet);
    case 'csv':
      return new Blob([(await import('./sheet-csv.ts')).sheetCsv(sheet)], { type: 'text/csv;charset=utf-8' });
    case 'html':
      return new Blob([(await import('./sheet-html.ts')).sheetHtml(sheet)], { type: 'text/html;charset=utf-8' });
  }
}

async function within<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the file was not written in time')), timeoutMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
