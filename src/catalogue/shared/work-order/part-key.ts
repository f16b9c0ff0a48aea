import type { NewItem } from '../../../contract/work-orders/schemas.ts';

/** The fields that identify a part on an order: the database has a unique index on them. */
export type PartKey = Pick<NewItem, 'stdPartCode' | 'priceBrandId' | 'searchOe'>;

export function partKey({ stdPartCode, priceBrandId, searchOe }: PartKey): string {
  return `${stdPartCode ?? ''}/${priceBrandId ?? ''}/${searchOe ?? ''}`;
}

/** Without duplicates: two numbers of a list may lead to the same part. */
export function uniqueParts(items: readonly NewItem[]): NewItem[] {
  return [...new Map(items.map((item) => [partKey(item), item])).values()];
}

/** The ids of an order's items by partKey. */
export function partIdsByKey(items: readonly (PartKey & { partId: number })[]): ReadonlyMap<string, number> {
  return new Map(items.map((item) => [partKey(item), item.partId]));
}
