import type { NewItem } from '../../../contract/work-orders/schemas.ts';

/** What makes a part the same part on an order. */
export type PartKey = Pick<NewItem, 'stdPartCode' | 'priceBrandId' | 'searchOe'>;

export function partKey({ stdPartCode, priceBrandId, searchOe }: PartKey): string {
  return `${stdPartCode ?? ''}/${priceBrandId ?? ''}/${searchOe ?? ''}`;
}

/** Each part once: two numbers of a list may lead to the same one. */
export function eachOnce(items: readonly NewItem[]): NewItem[] {
  return [...new Map(items.map((item) => [partKey(item), item])).values()];
}

/** The items' ids on their order, by the part that they are. */
export function orderedParts(items: readonly (PartKey & { partId: number })[]): ReadonlyMap<string, number> {
  return new Map(items.map((item) => [partKey(item), item.partId]));
}
