import type { Part } from '../../../contract/parts/schemas.ts';

/** How many a vehicle has, in the unit's word of the answer. */
export function quantityOf({ partCount, unit }: Pick<Part, 'partCount' | 'unit'>): string {
  return `${partCount} ${unit}`;
}

export function Quantity({ part }: { part: Part }) {
  return <span className="number">{quantityOf(part)}</span>;
}
