import type { BookPart } from '../../../contract/parts/schemas.ts';
import { buildRows, type Row, type Rows } from '../table/rows.ts';

/** A row of a list over several assemblies. */
export interface GroupedRow extends Row {
  part: BookPart;
}

/** Rows of several assemblies, grouped by assembly in the order of the response, each group under a heading. */
export function groupedRows(parts: readonly BookPart[], includesMisfits: boolean): Rows & { rows: GroupedRow[] } {
  const assemblies = new Map<number, BookPart[]>();
  for (const part of parts) {
    const known = assemblies.get(part.vehAssyId);
    if (known === undefined) assemblies.set(part.vehAssyId, [part]);
    else known.push(part);
  }
  const sections = [...assemblies].map(([vehAssyId, ofAssembly]) => sectionOf(vehAssyId, ofAssembly, includesMisfits));
  return {
    rows: sections.flatMap(({ rows }) => rows),
    misfits: sections.reduce((sum, { misfits }) => sum + misfits, 0),
  };
}

function sectionOf(vehAssyId: number, parts: readonly BookPart[], includesMisfits: boolean) {
  const [first] = parts;
  const { rows, misfits } = buildRows(parts, { includesMisfits, drawnCallouts: undefined });
  const listed = rows.flatMap((row, index): GroupedRow[] => {
    // buildRows keeps the part objects, so the lookup narrows the type and always succeeds.
    const part = parts.find((other) => other === row.part);
    if (part === undefined) return [];
    const key = `${vehAssyId}/${row.key}`;
    return [{ ...row, part, key, selectionKey: key, ...(index === 0 ? { heading: first?.assemblyName ?? '' } : {}) }];
  });
  return { rows: listed, misfits };
}
