const KEY = 'epc.register';
/** Without the password and the code. */
const storedFields = ['username', 'companyName', 'userRealname', 'businessDesc', 'agencyCode'] as const;

type Draft = Partial<Record<(typeof storedFields)[number], string>>;

/** The values of the registration form before a reload of this tab. */
export function readDraft(): Draft {
  try {
    const stored = Object(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return Object.fromEntries(
      storedFields.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])),
    );
  } catch {
    return {};
  }
}

export function storeDraft(values: Draft): void {
  sessionStorage.setItem(
    KEY,
    JSON.stringify(Object.fromEntries(storedFields.map((name) => [name, values[name] ?? '']))),
  );
}

export function clearDraft(): void {
  sessionStorage.removeItem(KEY);
}
