const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** A size with at most one decimal: 1.5 MB. */
export function formatBytes(bytes: number, language: string): string {
  let [size, unit] = [bytes, 0];
  while (size >= 1024 && unit < UNITS.length - 1) [size, unit] = [size / 1024, unit + 1];
  return `${size.toLocaleString(language, { maximumFractionDigits: unit === 0 ? 0 : 1 })} ${UNITS[unit]}`;
}
