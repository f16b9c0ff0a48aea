/** The file that a row is from, followed by the sheet if the file is a workbook. */
export const placeText = ({ file, sheet }: { file: string; sheet: string | null }): string =>
  sheet === null || sheet === '' ? file : `${file} · ${sheet}`;
