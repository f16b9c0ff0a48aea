import { groupBy } from '../../../contract/group-by.ts';
import { oeKey } from '../../../contract/oe/oe-number.ts';
import type { CurrentItem } from '../../../contract/work-orders/schemas.ts';
import { type CheckedLine, type FoundRule, finding } from './finding.ts';

/** What the lines and their state in the catalogue show without the vehicle's parts book. */
export function lineFindings(all: readonly CheckedLine[], currentItems: readonly CurrentItem[]): FoundRule[] {
  // A returned line is done with.
  const lines = all.filter(({ returnReason }) => returnReason === null);
  const current = new Map(currentItems.map((item) => [item.partId, item]));
  return [
    ...doubled(lines, current),
    ...lines
      .filter(({ partId }) => isReported(current.get(partId)))
      .map((line) => finding('misfit', { lines: [line] })),
    ...lines.flatMap((line) => replaced(line, current.get(line.partId))),
    ...lines
      .filter(({ marketPriceFen }) => (marketPriceFen ?? 0) === 0)
      .map((line) => finding('noPrice', { lines: [line] })),
  ];
}

/** Lines of the same number, and lines of a number and of one that replaces it. */
function doubled(lines: readonly CheckedLine[], current: ReadonlyMap<number, CurrentItem>): FoundRule[] {
  const parts = lines.filter(({ lineKind, searchOe }) => lineKind === 'part' && searchOe !== '');
  const byNumber = groupBy(parts, ({ searchOe }) => searchOe);
  const same = [...byNumber.values()].filter(({ length }) => length > 1);
  const successive = parts.flatMap((line) => {
    const newer = [
      ...(current.get(line.partId)?.successors ?? []).map(({ searchOe }) => searchOe),
      ...line.oeReplaceTwos.map(oeKey),
    ];
    const other = newer.flatMap((key) => (key === line.searchOe ? [] : (byNumber.get(key) ?? [])))[0];
    return other === undefined ? [] : [[other, line]];
  });
  // Interchangeable numbers name each other: one finding is enough.
  const pairs = new Map(
    successive.map((pair) => [
      pair
        .map(({ partId }) => partId)
        .toSorted()
        .join(),
      pair,
    ]),
  );
  return [...same, ...pairs.values()].map((found) => finding('doubled', { lines: found }));
}

/** A report says that the number does not fit, and the line does not state it yet. */
function isReported(current: CurrentItem | undefined): boolean {
  return current?.correction?.verdict === 'misfit';
}

function replaced(line: CheckedLine, current: CurrentItem | undefined): FoundRule[] {
  if (current === undefined) return [];
  if (current.successors.length > 0) return [finding('superseded', { lines: [line] })];
  return current.isDiscontinued ? [finding('discontinued', { lines: [line] })] : [];
}
