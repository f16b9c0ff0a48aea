import type { Part } from '../../../contract/parts/schemas.ts';

/** Quantity per vehicle with its unit, as the response names it. */
export function quantityOf({ partCount, unit }: Pick<Part, 'partCount' | 'unit'>): string {
  return `${partCount} ${unit}`;
}

export function Quantity({ part }: { part: Part }) {
  return <span className="number">{quantityOf(part)}</span>;
}
