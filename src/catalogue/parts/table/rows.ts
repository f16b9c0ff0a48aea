import type { Part } from '../../../contract/parts/schemas.ts';

/** A row of the list. */
export interface Row {
  key: string;
  part: Part;
  /** Why the part does not fit this vehicle: one list per use of the number in the book. Empty if it fits. */
  reasons: Part['misfits'][];
  /** The first row of its callout; the variants below it do not repeat the callout. */
  isFirst: boolean;
  /** Number of visible rows of its callout. */
  variants: number;
  isOnDrawing: boolean;
  /** Key for hover and selection: the callout, shared with the hotspot; in lists over several assemblies the row's key. */
  selectionKey: string;
  /** In a list over several assemblies: name of the assembly that starts at this row. */
  heading?: string;
}

export interface Rows {
  rows: Row[];
  /** Number of rows that do not fit this vehicle; part of `rows` only if those are included. */
  misfits: number;
}

interface RowOptions {
  includesMisfits: boolean;
  /** The callouts on the drawing; undefined while it is not loaded. */
  drawnCallouts: ReadonlySet<string> | undefined;
}

export type MergedPart = Pick<Row, 'key' | 'part' | 'reasons'>;

/** The rows of one drawing, in the book's order: variants of a callout together, fitting ones first. */
export function buildRows(parts: readonly Part[], { includesMisfits, drawnCallouts }: RowOptions): Rows {
  const merged = mergeUses(parts);
  const groups = new Map<string, MergedPart[]>();
  for (const row of merged) {
    const group = groups.get(row.part.orderNo);
    if (group === undefined) groups.set(row.part.orderNo, [row]);
    else group.push(row);
  }
  const rows = [...groups.values()].flatMap((group) =>
    group
      .filter(({ reasons }) => includesMisfits || reasons.length === 0)
      .toSorted((a, b) => b.part.curVehFlag - a.part.curVehFlag)
      .map((row, index, group) => ({
        ...row,
        isFirst: index === 0,
        variants: group.length,
        isOnDrawing: drawnCallouts?.has(row.part.orderNo) ?? true,
        selectionKey: row.part.orderNo,
      })),
  );
  return { rows, misfits: merged.filter(({ reasons }) => reasons.length > 0).length };
}

/** Merges the uses that the book lists separately for one number at one callout. The row fits if one of its uses does. */
export function mergeUses(parts: readonly Part[]): MergedPart[] {
  const byNumber = new Map<string, MergedPart>();
  for (const part of parts) {
    const key = `${part.orderNo}/${part.oeId}/${part.partCount}/${part.partRemark}`;
    const former = byNumber.get(key);
    if (former === undefined) {
      byNumber.set(key, { key, part, reasons: part.curVehFlag === 1 ? [] : [part.misfits] });
    } else if (former.part.curVehFlag === 0) {
      if (part.curVehFlag === 1) byNumber.set(key, { key, part, reasons: [] });
      else former.reasons.push(part.misfits);
    }
  }
  return [...byNumber.values()];
}

/** Name of each callout: that of its first row. */
export function calloutNames(parts: readonly Part[]): ReadonlyMap<string, string> {
  return new Map(parts.toReversed().map((part) => [part.orderNo, part.stdPartName]));
}

/** The callout equal to the typed digits, or else the first that starts with them. */
export function findCallout(rows: readonly Row[], typed: string): string | undefined {
  const callouts = rows.map(({ part }) => part.orderNo);
  return callouts.find((callout) => callout === typed) ?? callouts.find((callout) => callout.startsWith(typed));
}
