import type { Row } from '../resource.ts';

export interface TreeRow extends Row {
  children?: TreeRow[];
}

/** Rows under their parents, in the order given; one whose parent is not among them stands at the top. */
export function treeRows(rows: readonly Row[], idField: string, parentField: string): TreeRow[] {
  const known = new Set(rows.map((row) => row[idField]));
  const under = (parent: unknown): TreeRow[] =>
    rows
      .filter((row) => (known.has(row[parentField]) ? row[parentField] : null) === parent)
      .map((row) => {
        const children = under(row[idField]);
        return children.length === 0 ? row : { ...row, children };
      });
  return under(null);
}

/** How deep a row stands: 1 at the top. */
export function levelOf(rows: readonly Row[], row: Row, place: { idField: string; parentField: string }): number {
  const parent = rows.find((one) => one[place.idField] === row[place.parentField]);
  return parent === undefined ? 1 : 1 + levelOf(rows, parent, place);
}
