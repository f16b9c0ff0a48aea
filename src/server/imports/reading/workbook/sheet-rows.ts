import { sheetHandlers } from '../../../platform/spreadsheets/sheet-cells.ts';
import { UnreadableSheet } from '../../../platform/spreadsheets/unreadable.ts';
import type { WorkbookParts } from '../../../platform/spreadsheets/workbook-parts.ts';
import { createXmlReader } from '../../../platform/spreadsheets/xml.ts';
import { CELL_MAX, COLUMNS_MAX } from '../bounds.ts';
import { SourceError } from '../import-source.ts';
import { cellText } from './cell-text.ts';

export interface SheetRow {
  line: number;
  cells: string[];
  isCut: boolean;
}

/** The rows of a sheet that have cells, in batches of one chunk of its XML. @throws UnreadableSheet, SourceError */
export async function* sheetRows(
  chunks: AsyncIterable<string>,
  parts: WorkbookParts,
  file: string,
): AsyncGenerator<SheetRow[]> {
  let batch: SheetRow[] = [];
  const reader = createXmlReader(
    sheetHandlers({
      onRow(line, sheetCells) {
        const row: SheetRow = { line, cells: [], isCut: false };
        for (const cell of sheetCells) {
          let text = cellText(cell, parts);
          if (text === '') continue;
          if (cell.column >= COLUMNS_MAX) throw new SourceError('tooManyColumns', file, line);
          if (text.length > CELL_MAX) {
            text = text.slice(0, CELL_MAX).toWellFormed();
            row.isCut = true;
          }
          while (row.cells.length < cell.column) row.cells.push('');
          row.cells[cell.column] = text;
        }
        batch.push(row);
      },
    }),
  );
  let isEmpty = true;
  for await (const chunk of chunks) {
    isEmpty = false;
    reader.write(chunk);
    yield batch;
    batch = [];
    // Lets requests be answered between two chunks.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (isEmpty) throw new UnreadableSheet('damaged');
  reader.close();
  yield batch;
}
