interface BuiltGroup {
  groupName: string;
  yearFrom: number;
  /** null while it is built. */
  yearTo: number | null;
}

/** The years to show beside a group's name: 2013–2018, 2013–, 2013; empty where the name says them itself. */
export function yearsBeside({ groupName, yearFrom, yearTo }: BuiltGroup): string {
  if (groupName.includes(`(${yearFrom}`)) return '';
  return yearFrom === yearTo ? String(yearFrom) : `${yearFrom}–${yearTo ?? ''}`;
}
