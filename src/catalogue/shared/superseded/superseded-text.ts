import type { TFunction } from 'i18next';
import type { Part } from '../../../contract/parts/schemas.ts';
import { type ListSheet, type SheetCell, text, textColumn } from '../export/list-sheet.ts';

/** What tells whether a number is current: the end of its replacement chain. */
export type Supersession = Pick<Part, 'successors' | 'isDiscontinued'>;

/** "Superseded by …" or "Discontinued, no successor"; empty for a current number. */
export function supersededText({ successors, isDiscontinued }: Supersession, t: TFunction): string {
  if (successors.length > 0) return `${t('superseded.by')} ${successors.join(', ')}`;
  return isDiscontinued ? t('superseded.noSuccessor') : '';
}

interface SupersededColumn {
  columns: ListSheet['columns'];
  cellsOf(part: Supersession | null | undefined): SheetCell[];
}

/** A column that says which numbers are superseded; none if all are current. */
export function supersededColumn(parts: readonly Supersession[], t: TFunction): SupersededColumn {
  if (parts.every((part) => supersededText(part, t) === '')) return { columns: [], cellsOf: () => [] };
  return {
    columns: [textColumn(t('superseded.column'), 28)],
    cellsOf: (part) => [text(part ? supersededText(part, t) : '')],
  };
}
