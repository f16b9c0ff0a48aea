/** The meaning of a cell's number by its format. */
export type CellFormat = { kind: 'plain' } | { kind: 'date' } | { kind: 'padded'; pattern: string };

/** Excel's built-in date and time formats, including the Chinese and Japanese ones. */
const DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);
const isOwnDate = (id: number) => DATES.has(id) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** The format of a number, from its id and the code in the workbook, if any. */
export function cellFormatOf(id: number, code: string | undefined): CellFormat {
  if (code === undefined) return { kind: isOwnDate(id) ? 'date' : 'plain' };
  // Quotes and brackets contain text, colours or conditions; only the section for positive numbers counts.
  const [positive = ''] = code.replace(/\[[^\]]*\]/g, '').split(';');
  const pattern = positive
    .replace(/"([^"]*)"/g, '$1')
    .replace(/\\(.)/g, '$1')
    .replace(/_.|\*./g, '');
  if (/^0[0 \-./]*0$/.test(pattern) && !/0\.0+$/.test(pattern)) return { kind: 'padded', pattern };
  const signs = positive.replace(/"[^"]*"|\\./g, '');
  return { kind: /[ymdhs年月日]/i.test(signs) && !/General/i.test(signs) ? 'date' : 'plain' };
}

/** An integer in a pattern of zeros and literals, as Excel displays it: 12345 in 000-00000 is 000-12345. */
export function padded(digits: string, pattern: string): string {
  const places = pattern.replace(/[^0]/g, '').length;
  const all = digits.padStart(places, '0');
  let left = all.length;
  let shown = '';
  for (const sign of [...pattern].reverse()) shown = (sign === '0' ? (all[--left] ?? '') : sign) + shown;
  return all.slice(0, left) + shown;
}

/** The ISO date of a number of days since 1900 (1904 on old Macs). */
export function dateOf(days: number, is1904: boolean): string {
  // Excel counts a 29 February 1900 that did not exist, so later days count from 30 December 1899.
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const time = new Date(epoch + Math.floor(days) * 86_400_000);
  return Number.isNaN(time.getTime()) ? String(days) : time.toISOString().slice(0, 10);
}
