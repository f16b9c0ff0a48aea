import type { Language } from '../../contract/codes.ts';
import { groupBy } from '../../contract/group-by.ts';
import { CATALOGUE_FIELDS } from '../../contract/prices/price-kinds.ts';
import { recordOf } from '../../contract/record-of.ts';
import type { CurrentItem } from '../../contract/work-orders/schemas.ts';
import type { Database } from '../platform/db/database.ts';
import { correctedLines } from './outdated-lines.ts';
import {
  type PresentRow,
  presentBrandLines,
  presentLines,
  type SuccessorRow,
  successorLinks,
} from './present-statements.ts';

/** The parts of the `parts` domain that are needed here. */
export interface Numbers {
  /** The numbers to order today: replacements, or the number itself. */
  currentOf(chain: {
    oeId: number;
    links: readonly { oldOeId: number; newOeId: number; kind: SuccessorRow['kind']; dated: string; note: string }[];
    isLive(oeId: number): boolean;
  }): readonly number[];
  /** The number in its brand's format. */
  shown(number: { printed: string; key: string; style: string }): string;
}

const NO_PRICES = recordOf(CATALOGUE_FIELDS, () => null);

/** The state of an order's items in the catalogue today: four statements for any number of items. */
export async function presentOf(
  db: Database,
  numbers: Numbers,
  { listId, language, openProvinces }: { listId: number; language: Language; openProvinces: readonly string[] },
): Promise<CurrentItem[]> {
  const [lines, brandLines, links, corrections] = await Promise.all([
    db.run(presentLines, [listId, openProvinces]),
    db.run(presentBrandLines, [listId]),
    db.run(successorLinks, [listId, language === 'en', openProvinces]),
    db.run(correctedLines, [listId]),
  ]);
  const correctionOf = new Map(corrections.map(({ partId, ...correction }) => [partId, correction]));
  const linksOf = groupBy(links, ({ partId }) => partId);
  const areBrands = new Set(brandLines.map(({ partId }) => partId));
  return [
    ...lines
      .filter(({ partId }) => !areBrands.has(partId))
      .map((line) => ({
        ...presentItem(line, linksOf.get(line.partId) ?? [], numbers),
        correction: correctionOf.get(line.partId) ?? null,
      })),
    ...brandLines.map(({ partId, ...price }) => ({
      partId,
      price: { ...NO_PRICES, ...price },
      isPriceWithheld: false,
      isDiscontinued: false,
      successors: [],
      correction: null,
    })),
  ].toSorted((a, b) => a.partId - b.partId);
}

function presentItem(
  line: PresentRow,
  links: readonly SuccessorRow[],
  numbers: Numbers,
): Omit<CurrentItem, 'correction'> {
  const { partId, isPriceWithheld, isDiscontinued } = line;
  return {
    partId,
    price: priceOf(line),
    isPriceWithheld,
    isDiscontinued,
    successors: successorsOf(line, links, numbers),
  };
}

function successorsOf(
  { oeId, isDiscontinued }: PresentRow,
  links: readonly SuccessorRow[],
  numbers: Numbers,
): CurrentItem['successors'] {
  if (links.length === 0) return [];
  const rows = new Map(links.map((link) => [link.newOeId, link]));
  const isLive = (id: number) => (id === oeId ? !isDiscontinued : rows.get(id)?.isDiscontinued === false);
  const chain = links.map(({ oldOeId, newOeId, kind, replacedOn }) => ({
    oldOeId,
    newOeId,
    kind,
    dated: replacedOn,
    note: '',
  }));
  const current = numbers.currentOf({ oeId, links: chain, isLive });
  if (current.includes(oeId)) return [];
  return current.flatMap((id) => {
    const row = rows.get(id);
    if (row === undefined) return [];
    const { searchOe, oeName, kind, replacedOn, printedOe, oeStyle } = row;
    const oe = numbers.shown({ printed: printedOe, key: searchOe, style: oeStyle });
    const price = priceOf(row) ?? { ...NO_PRICES, dated: null, source: '' };
    return [{ oe, searchOe, oeName, kind, replacedOn, ...price }];
  });
}

function priceOf(row: PresentRow | SuccessorRow): CurrentItem['price'] {
  const { dated, source } = row;
  return dated === null ? null : { ...recordOf(CATALOGUE_FIELDS, (field) => row[field]), dated, source: source ?? '' };
}
