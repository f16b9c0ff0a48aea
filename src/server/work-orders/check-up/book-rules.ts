import { groupBy } from '../../../contract/group-by.ts';
import type { BookPart, PartRelation } from '../../../contract/parts/schemas.ts';
import { type CheckedLine, type FoundRule, finding } from './finding.ts';

/** A number of the order in its vehicle's parts book, as the `parts` domain finds it. */
export interface BookLine {
  searchOe: string;
  /** Best grade first. */
  rows: readonly BookPart[];
  related: readonly { relation: PartRelation; part: BookPart }[];
  alternatives: readonly BookPart[];
}

/** Work that belongs to kinds of parts. */
export interface Labour {
  name: string;
  hours: number;
  stdPartIds: readonly number[];
}

interface BookState {
  book: readonly BookLine[];
  labour: readonly Labour[];
  /** The keys of numbers that the catalogue knows: of others, such as brand parts, the book says nothing. */
  knownKeys: ReadonlySet<string>;
}

/** What the vehicle's parts book shows: misfits, missing counterparts, parts that must be renewed, work. */
export function bookFindings(all: readonly CheckedLine[], { book, labour, knownKeys }: BookState): FoundRule[] {
  const lines = all.filter(({ returnReason }) => returnReason === null);
  const parts = lines.filter(({ lineKind, searchOe }) => lineKind !== 'labour' && searchOe !== '');
  const bookLines = new Map(book.map((line) => [line.searchOe, line]));
  const ordered = { keys: new Set(parts.map(({ searchOe }) => searchOe)), codes: codesOf(parts) };
  const checked = parts.flatMap((line) => {
    const found = bookLines.get(line.searchOe);
    return found === undefined ? [] : [{ line, found }];
  });
  return [
    ...checked.flatMap(({ line, found }) => fitFindings(line, found, knownKeys)),
    ...missingParts(checked, ordered),
    ...checked.flatMap(({ line, found }) => fewer(line, found, checked)),
    ...missingLabour(checked, lines, labour),
  ];
}

interface Checked {
  line: CheckedLine;
  found: BookLine;
}

interface Ordered {
  keys: ReadonlySet<string>;
  codes: ReadonlySet<string>;
}

function codesOf(lines: readonly CheckedLine[]): ReadonlySet<string> {
  return new Set(lines.map(({ stdPartCode }) => stdPartCode).filter((code) => code !== ''));
}

function fitFindings(line: CheckedLine, { rows, alternatives }: BookLine, known: ReadonlySet<string>): FoundRule[] {
  const [best] = rows;
  if (best === undefined) return known.has(line.searchOe) ? [finding('notInBook', { lines: [line] })] : [];
  if (best.curVehFlag === 0) return [finding('misfit', { lines: [line], candidates: alternatives })];
  return best.fit.grade === 'check' ? [finding('check', { lines: [line] })] : [];
}

/** What is related to a line and not on the order; once for all lines that it belongs to. */
function missingParts(checked: readonly Checked[], { keys, codes }: Ordered): FoundRule[] {
  const missing = checked
    .filter(({ found }) => found.rows[0]?.curVehFlag === 1)
    .flatMap(({ line, found }) =>
      found.related
        // The other side has the same code; any other relation is met by any number of its kind.
        .filter(
          ({ relation, part }) =>
            !keys.has(part.searchOe) && (relation === 'otherSide' || !codes.has(part.stdPartCode)),
        )
        .map((related) => ({ line, ...related })),
    );
  const groups = groupBy(missing, ({ relation, part, line }) =>
    relation === 'otherSide' ? `${relation} ${line.searchOe}` : `${relation} ${part.stdPartCode}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const lines = [...new Map(group.map(({ line }) => [line.partId, line])).values()];
    const candidates = [...new Map(group.map(({ part }) => [part.searchOe, part])).values()];
    return [finding(first.relation, { lines, about: first.part.stdPartCode, candidates })];
  });
}

/** A part that must be renewed with another is on the order, but not as often as the vehicle has it. */
function fewer(line: CheckedLine, { rows }: BookLine, checked: readonly Checked[]): FoundRule[] {
  const [row] = rows;
  if (row === undefined || row.curVehFlag === 0) return [];
  const isOneTime = checked.some(({ found }) =>
    found.related.some(({ relation, part }) => relation === 'oneTime' && part.searchOe === line.searchOe),
  );
  const count = Math.ceil(row.partCount);
  return isOneTime && line.quantity < count ? [finding('fewer', { lines: [line], quantity: count })] : [];
}

/** The work of replacing a line's part, unless the order has a line of that work. */
function missingLabour(
  checked: readonly Checked[],
  lines: readonly CheckedLine[],
  labour: readonly Labour[],
): FoundRule[] {
  const names = new Set(lines.filter(({ lineKind }) => lineKind === 'labour').map(({ stdPartName }) => stdPartName));
  return labour
    .filter(({ name, hours }) => hours > 0 && !names.has(name))
    .flatMap(({ name, hours, stdPartIds }) => {
      const needing = checked
        .filter(({ found }) => found.rows.some(({ stdPartId }) => stdPartIds.includes(stdPartId)))
        .map(({ line }) => line);
      return needing.length === 0 ? [] : [finding('labour', { lines: needing, about: name, work: { name, hours } })];
    });
}
