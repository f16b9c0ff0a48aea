import type { ListSheet } from './list-sheet.ts';

export const exportFormats = ['xlsx', 'csv', 'html'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Some browsers read the file only after the user has chosen its folder. */
const URL_LIFETIME_MS = 60_000;

/** The xlsx writer compresses large files in a worker, and never finishes if the worker is blocked. */
const WRITE_TIMEOUT_MS = 20_000;

/**
 * Writes the list to a file and downloads it; each writer is loaded on first use.
 * @throws when the writer cannot be loaded or does not finish
 */
export async function exportSheet(sheet: ListSheet, format: ExportFormat): Promise<void> {
  const file = await withTimeout(WRITE_TIMEOUT_MS, writeFile(sheet, format));
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${sheet.fileName}.${format}`;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}

async function writeFile(sheet: ListSheet, format: ExportFormat): Promise<Blob> {
  switch (format) {
    case 'xlsx':
      return (await import('./sheet-xlsx.ts')).sheetXlsx(sheet);
    case 'csv':
      return new Blob([(await import('./sheet-csv.ts')).sheetCsv(sheet)], { type: 'text/csv;charset=utf-8' });
    case 'html':
      return new Blob([(await import('./sheet-html.ts')).sheetHtml(sheet)], { type: 'text/html;charset=utf-8' });
  }
}

async function withTimeout<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the file was not written in time')), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
