import type { ImportTable } from '../import-table.ts';
import { suppliersColumns } from '../refused-headers.ts';
import type { Mapping } from './mapping.ts';

/** Columns with values that no mapping of the table uses. Empty for a table that is not imported. */
export function unusedColumns(
  { columns, blank, sample }: Pick<ImportTable, 'columns' | 'blank' | 'sample'>,
  mappings: readonly Mapping[],
): string[] {
  if (mappings.length === 0) return [];
  const used = new Set(
    mappings.flatMap(({ columns: ofFields, unpivot }) => [
      ...Object.values(ofFields),
      ...(unpivot?.columns ?? []).map(({ header }) => header),
    ]),
  );
  const isBlank = (header: string, index: number) =>
    blank?.includes(header) ?? sample.every(({ cells }) => (cells[index] ?? '').trim() === '');
  return suppliersColumns(columns).filter((header, index) => !used.has(header) && !isBlank(header, index));
}
