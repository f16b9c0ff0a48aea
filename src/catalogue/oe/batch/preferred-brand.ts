import { groupBy } from '../../../contract/group-by.ts';
import { isNullOr, isNumber } from '../../shared/storage/guards.ts';
import { createUserStore } from '../../shared/storage/user-store.ts';
import type { ListRow } from './job.ts';

/** The `priceBrandId` to select where several brands share a number; kept for the user's next lists. */
export const preferredBrand = createUserStore<number | null>('epc.batch.brand', isNullOr(isNumber), null);

export interface SharedBrand {
  id: number;
  name: string;
}

/** The brands of numbers that several brands share. The brand with the most numbers in the list comes first. */
export function sharedBrands(rows: readonly ListRow[]): SharedBrand[] {
  const counts = new Map<number, SharedBrand & { count: number }>();
  for (const { candidate } of rows) {
    if (candidate === null) continue;
    const { priceBrandId: id, brandName: name } = candidate.part;
    counts.set(id, { id, name, count: (counts.get(id)?.count ?? 0) + 1 });
  }
  const shared = new Set(
    [...byNumber(rows).values()]
      .filter((brands) => brands.length > 1)
      .flatMap((brands) => brands.map(({ candidate }) => candidate?.part.priceBrandId)),
  );
  return [...counts.values()]
    .filter(({ id }) => shared.has(id))
    .sort((one, other) => other.count - one.count)
    .map(({ id, name }) => ({ id, name }));
}

/** One row for each number: the brand's row, or else the first. */
export function onePerNumber(rows: readonly ListRow[], brandId: number | undefined): ListRow[] {
  return [...byNumber(rows).values()].flatMap(
    (brands) => brands.find(({ candidate }) => candidate?.part.priceBrandId === brandId) ?? brands[0] ?? [],
  );
}

/** Rows by the number as sent. Of several catalogue numbers, only rows of the first, likeliest one. */
function byNumber(rows: readonly ListRow[]): Map<string, ListRow[]> {
  const numbers = [...groupBy(rows, ({ oe }) => oe)];
  return new Map(
    numbers.map(([oe, found]) => [
      oe,
      found.filter(({ candidate }) => candidate?.part.searchOe === found[0]?.candidate?.part.searchOe),
    ]),
  );
}
