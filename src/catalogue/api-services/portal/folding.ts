import type { FieldRow } from '../../../contract/api-services/documents/blocks.ts';

/** Whether a field above the path is folded. */
export function isFolded(path: string, folded: ReadonlySet<string>): boolean {
  const names = path.split('.');
  return names.some((_name, index) => index > 0 && folded.has(names.slice(0, index).join('.')));
}

/** Whether fields of its own follow a row. */
export function hasChildren(rows: readonly FieldRow[], index: number): boolean {
  return (rows[index + 1]?.depth ?? 0) > (rows[index]?.depth ?? 0);
}
