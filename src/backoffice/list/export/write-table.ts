import { csvOf, download } from './csv.ts';
import type { ExportFormat } from './read-export.ts';

export interface ExportedTable {
  head: readonly string[];
  cells: readonly (readonly (string | number)[])[];
}

/** Downloads a table as a file of this format. The writer of workbooks is loaded on first use. */
export async function writeTable(title: string, format: ExportFormat, { head, cells }: ExportedTable): Promise<void> {
  download(`${title}.${format}`, format === 'csv' ? csvOf(head, cells) : await workbookOf(title, { head, cells }));
}

async function workbookOf(title: string, { head, cells }: ExportedTable): Promise<Blob> {
  const { tableXlsx } = await import('../../../providers/csv/table-xlsx.ts');
  return tableXlsx(title, head, cells);
}
