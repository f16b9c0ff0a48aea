/** Where a row stands: the file, and the sheet of a workbook. */
export const placeText = ({ file, sheet }: { file: string; sheet: string | null }): string =>
  sheet === null || sheet === '' ? file : `${file} · ${sheet}`;
