export type Figures = Record<string, string | number>;

/** Prints a title and aligned figures. */
export function printTable(title: string, figures: Figures): void {
  const width = Math.max(...Object.keys(figures).map((name) => name.length));
  console.log(`\n${title}`);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(width)}  ${value}`);
}

export const perSecond = (count: number, ms: number) => Math.round((count / ms) * 1000);
export const ratio = (part: number, whole: number) => (part / whole).toFixed(2);

/** The value that a share of all is at most; 0 for no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
