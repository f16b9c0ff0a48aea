/** Such as "1,200 rows of 80 tables". */
export function describeRows(rows: Readonly<Record<string, number>>): string {
  const sum = Object.values(rows).reduce((total, count) => total + count, 0);
  return `${sum.toLocaleString('en')} rows of ${Object.keys(rows).length} tables`;
}
