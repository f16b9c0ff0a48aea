const methods = ['vin', 'name', 'announcement', 'fgwCode'] as const;

export interface LastSearch {
  q: string;
  by: (typeof methods)[number];
}

const KEY = 'epc.lastSearch';

/** Stores the last vehicle search of this tab, to repeat it when a vehicle is out of date. */
export function saveLastSearch(search: LastSearch): void {
  sessionStorage.setItem(KEY, JSON.stringify(search));
}

export function readLastSearch(): LastSearch | undefined {
  try {
    const stored: LastSearch | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof stored?.q === 'string' && methods.includes(stored.by) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function clearLastSearch(): void {
  sessionStorage.removeItem(KEY);
}
