const KEY = 'epc.register';
/** Never the password, nor the code. */
const kept = ['username', 'companyName', 'userRealname', 'businessDesc', 'agencyCode'] as const;

type Draft = Partial<Record<(typeof kept)[number], string>>;

/** What was typed of a registration before a reload; it goes with the tab. */
export function readDraft(): Draft {
  try {
    const found = Object(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return Object.fromEntries(kept.flatMap((name) => (typeof found[name] === 'string' ? [[name, found[name]]] : [])));
  } catch {
    return {};
  }
}

export function keepDraft(values: Draft): void {
  sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept.map((name) => [name, values[name] ?? '']))));
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}
