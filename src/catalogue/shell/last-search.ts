import { z } from 'zod';

const LastSearch = z.object({ q: z.string(), by: z.enum(['vin', 'name', 'announcement', 'fgwCode']) });
export type LastSearch = z.infer<typeof LastSearch>;

const KEY = 'epc.lastSearch';

/** What was searched for last in this tab, to search for it again when a vehicle has gone out of date. */
export function keepLastSearch(search: LastSearch): void {
  sessionStorage.setItem(KEY, JSON.stringify(search));
}

export function readLastSearch(): LastSearch | undefined {
  try {
    return LastSearch.parse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

export function forgetLastSearch(): void {
  sessionStorage.removeItem(KEY);
}
