import type { Part } from '../../../contract/parts/schemas.ts';

/** A row of the list as it is shown. */
export interface Row {
  key: string;
  part: Part;
  /** Why it is not for this vehicle, one list for each use that the book has for the number here; none where it fits. */
  reasons: Part['misfits'][];
  /** The first of its callout: the variants under it leave the callout out. */
  isFirst: boolean;
  /** How many rows its callout has. */
  variants: number;
  isOnDrawing: boolean;
  /** What pointing at it and selecting it go by: its callout, so that row and hotspot are one; its key in other lists. */
  mark: string;
  /** In a list over several assemblies, what the rows from this one on belong to. */
  heading?: string;
}

export interface Rows {
  rows: Row[];
  /** How many rows are not for this vehicle: left out of `rows` unless all are wanted. */
  misfits: number;
}

interface Wanted {
  isAllShown: boolean;
  /** The callouts that the drawing has; undefined while there is no drawing to tell. */
  drawn: ReadonlySet<string> | undefined;
}

export type Merged = Pick<Row, 'key' | 'part' | 'reasons'>;

/** The rows of one drawing: variants of a callout together, those that fit first, in the order in which they came. */
export function rowsOf(parts: readonly Part[], { isAllShown, drawn }: Wanted): Rows {
  const merged = mergedOf(parts);
  const groups = new Map<string, Merged[]>();
  for (const row of merged) {
    const group = groups.get(row.part.orderNo);
    if (group === undefined) groups.set(row.part.orderNo, [row]);
    else group.push(row);
  }
  const rows = [...groups.values()].flatMap((group) =>
    group
      .filter(({ reasons }) => isAllShown || reasons.length === 0)
      .toSorted((a, b) => b.part.curVehFlag - a.part.curVehFlag)
      .map((row, index, shown) => ({
        ...row,
        isFirst: index === 0,
        variants: shown.length,
        isOnDrawing: drawn?.has(row.part.orderNo) ?? true,
        mark: row.part.orderNo,
      })),
  );
  return { rows, misfits: merged.filter(({ reasons }) => reasons.length > 0).length };
}

/** A number that the book has several times at one callout, for one use after another, is one row: it fits if one does. */
export function mergedOf(parts: readonly Part[]): Merged[] {
  const byNumber = new Map<string, Merged>();
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

/** What the drawing's callouts are called: the first row's name, and undefined for one without a row. */
export function namesOf(parts: readonly Part[]): ReadonlyMap<string, string> {
  return new Map(parts.toReversed().map((part) => [part.orderNo, part.stdPartName]));
}

/** The callout that typed digits lead to: the one that reads so, or else the first that begins so. */
export function calloutOf(rows: readonly Row[], typed: string): string | undefined {
  const callouts = rows.map(({ part }) => part.orderNo);
  return callouts.find((callout) => callout === typed) ?? callouts.find((callout) => callout.startsWith(typed));
}
