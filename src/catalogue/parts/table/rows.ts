import type { Part } from '../../../contract/parts/schemas.ts';

/** A row of the list. */
export interface Row {
  key: string;
  part: Part;
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

/** The rows of one drawing, in the book's order: variants of a callout together, fitting ones first. */
export function buildRows(parts: readonly Part[], { includesMisfits, drawnCallouts }: RowOptions): Rows {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const group = groups.get(part.orderNo);
    if (group === undefined) groups.set(part.orderNo, [part]);
    else group.push(part);
  }
  const rows = [...groups.values()].flatMap((group) =>
    group
      .filter(({ fit }) => includesMisfits || fit.grade !== 'misfit')
      .toSorted((a, b) => b.curVehFlag - a.curVehFlag)
      .map((part, index, group) => ({
        key: lineKey(part),
        part,
        isFirst: index === 0,
        variants: group.length,
        isOnDrawing: drawnCallouts?.has(part.orderNo) ?? true,
        selectionKey: part.orderNo,
      })),
  );
  return { rows, misfits: parts.filter(({ fit }) => fit.grade === 'misfit').length };
}

/** Identifies a line of an assembly. */
export function lineKey({ orderNo, oeId, partCount, partRemark }: Part): string {
  return `${orderNo}/${oeId}/${partCount}/${partRemark}`;
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
