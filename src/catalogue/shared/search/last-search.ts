const ways = ['vin', 'name', 'announcement', 'fgwCode'] as const;

export interface LastSearch {
  q: string;
  by: (typeof ways)[number];
}

const KEY = 'epc.lastSearch';

/** What was searched for last in this tab, to search for it again when a vehicle has gone out of date. */
export function saveLastSearch(search: LastSearch): void {
  sessionStorage.setItem(KEY, JSON.stringify(search));
}

export function readLastSearch(): LastSearch | undefined {
  try {
    const kept: LastSearch | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof kept?.q === 'string' && ways.includes(kept.by) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function clearLastSearch(): void {
  sessionStorage.removeItem(KEY);
}
