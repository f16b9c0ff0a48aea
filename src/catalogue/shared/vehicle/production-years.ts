interface BuiltGroup {
  groupName: string;
  yearFrom: number;
  /** Null while in production. */
  yearTo: number | null;
}

/** The years of production, such as 2013–2018, 2013– or 2013; empty if the group's name contains them. */
export function productionYears({ groupName, yearFrom, yearTo }: BuiltGroup): string {
  if (groupName.includes(`(${yearFrom}`)) return '';
  return yearFrom === yearTo ? String(yearFrom) : `${yearFrom}–${yearTo ?? ''}`;
}
