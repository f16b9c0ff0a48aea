import { createHash } from 'node:crypto';
import type { Counted } from '../../../contract/call.ts';

/** The fields that name a vehicle or a number in any result. */
const VEHICLES: ReadonlySet<string> = new Set(['vehicleId']);
const NUMBERS: ReadonlySet<string> = new Set(['searchOe', 'searchNumber']);
const fields: Record<Counted, ReadonlySet<string>> = {
  vehicles: VEHICLES,
  'own vehicles': VEHICLES,
  numbers: NUMBERS,
  prices: NUMBERS,
};

export interface CountedItems {
  /** 64-bit hashes of the distinct vehicles or numbers, as decimal text. */
  hashes: string[];
  rows: number;
}

/** The vehicles or numbers in a result, and how often they occur. */
export function countItems(result: unknown, counted: Counted): CountedItems {
  const items = new Set<string>();
  let rows = 0;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const entry of value) visit(entry);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [field, content] of Object.entries(value)) {
      if (fields[counted].has(field) && (typeof content === 'string' || typeof content === 'number')) {
        items.add(String(content));
        rows += 1;
      } else visit(content);
    }
  };
  visit(result);
  return { hashes: [...items].map(hashOf), rows };
}

function hashOf(item: string): string {
  return createHash('sha256').update(item).digest().readBigInt64BE().toString();
}
