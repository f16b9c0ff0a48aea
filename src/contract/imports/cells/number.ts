import { toHalfWidthUpper } from '../../half-width.ts';
import type { CellValue, DecimalSign } from './cell-value.ts';
import { looksLikeDate } from './date.ts';

/** PostgreSQL's integer. */
const INTEGER_MAX = 2_147_483_647;

const YUAN = /^(?:¥|￥|RMB|CNY)|(?:元|圆|RMB|CNY)(?:\/\p{Script=Han}{1,2})?$/gu;
const FOREIGN = /[$€£₩₽]|USD|EUR|GBP|JPY|HKD|TWD|日元|美元|欧元|港币|港元|新台币/;
const TEN_THOUSAND = /\s*万$/;
const SCIENTIFIC = /^[+-]?\d([.,]\d+)?E[+-]?\d+$/;

/** Grouped by points, commas, spaces or apostrophes, with the sign of the decimals that the grouping leaves. */
const GROUPED: readonly { form: RegExp; group: RegExp; decimal: DecimalSign | null }[] = [
  { form: /^\d{1,3}(?:,\d{3})+\.\d+$/, group: /,/g, decimal: '.' },
  { form: /^\d{1,3}(?:\.\d{3})+,\d+$/, group: /\./g, decimal: ',' },
  { form: /^\d{1,3}(?:,\d{3}){2,}$/, group: /,/g, decimal: '.' },
  { form: /^\d{1,3}(?:\.\d{3}){2,}$/, group: /\./g, decimal: ',' },
  { form: /^\d{1,3}(?:[ ']\d{3})+(?:\.\d+)?$/, group: /[ ']/g, decimal: '.' },
  { form: /^\d{1,3}(?:[ ']\d{3})+,\d+$/, group: /[ ']/g, decimal: ',' },
];

/**
 * The sign that a column's numbers have before their decimals, by the cells that leave no doubt (`1,234.50`, `12,5`);
 * null where none does. `1,234` and `1.234` say nothing by themselves.
 */
export function decimalSignOf(cells: Iterable<string>): DecimalSign | null {
  let points = 0;
  for (const cell of cells) {
    const text = bareNumber(cell);
    const grouped = GROUPED.find(({ form }) => form.test(text))?.decimal;
    if (grouped === '.' || /^\d+\.(?:\d{1,2}|\d{4,})$/.test(text)) points += 1;
    else if (grouped === ',' || /^\d+,(?:\d{1,2}|\d{4,})$/.test(text)) points -= 1;
  }
  return points === 0 ? null : points > 0 ? '.' : ',';
}

/** A decimal number in plain notation. */
export function readDecimal(text: string, sign: DecimalSign | null): CellValue {
  // Shortcut: most cells are plain already.
  if (/^(?:0|[1-9]\d{0,14})$/.test(text)) return { value: text };
  if (sign !== ',' && /^(?:0|[1-9]\d{0,14})\.\d{1,15}$/.test(text)) return { value: text };
  const half = toHalfWidthUpper(text);
  if (half.includes('%') || half.includes('‰')) return { problem: 'percent' };
  if (FOREIGN.test(half)) return { problem: 'foreignCurrency' };
  const bare = bareNumber(half);
  if (SCIENTIFIC.test(bare)) return { problem: 'scientific' };
  const isNegative = /^[-−(]/.test(bare);
  const digits = bare.replace(/^[-−+]/, '').replace(/^\((.*)\)$/, '$1');
  const plain = plainOf(digits.replace(TEN_THOUSAND, ''), sign);
  if (plain === null) return { problem: looksLikeDate(half) ? 'dateNotNumber' : 'notNumber' };
  const whole = TEN_THOUSAND.test(digits) ? timesTenThousand(plain) : plain;
  const value = whole.replace(/^0+(?=\d)/, '').replace(/\.$/, '');
  if (value.replace('.', '').length > 30) return { problem: 'outOfRange' };
  return { value: isNegative && /[1-9]/.test(value) ? `-${value}` : value };
}

/** 1.5万 is 15000. */
function timesTenThousand(plain: string): string {
  const [whole = '', decimals = ''] = plain.split('.');
  return `${whole}${decimals.slice(0, 4).padEnd(4, '0')}.${decimals.slice(4)}`;
}

/** A price in yuan as fen, rounded: prices without tax are often computed. */
export function readMoney(text: string, sign: DecimalSign | null): CellValue {
  const read = readDecimal(text, sign);
  if ('problem' in read || read.value === null) return read;
  if (read.value.startsWith('-')) return { problem: 'negative' };
  const [yuan = '0', decimals = ''] = read.value.split('.');
  if (yuan.length > 9) return { problem: 'outOfRange' };
  const fen = Number(yuan) * 100 + Math.round(Number(`0.${decimals}0`.slice(0, 12)) * 100);
  return fen > INTEGER_MAX ? { problem: 'outOfRange' } : { value: String(fen) };
}

interface IntegerRange {
  min?: number;
  max?: number;
  /** Whether decimals are rounded; three of them may be thousands. */
  isApproximate?: boolean;
}

export function readInteger(text: string, sign: DecimalSign | null, range: IntegerRange): CellValue {
  const read = readDecimal(text.replace(/(?:年款|年|款)$/, ''), sign);
  if ('problem' in read || read.value === null) return read;
  const { min = -INTEGER_MAX, max = INTEGER_MAX, isApproximate = false } = range;
  const [whole = '', decimals = ''] = read.value.split('.');
  if (/[1-9]/.test(decimals) && !(isApproximate && decimals.length <= 2)) return { problem: 'notInteger' };
  const value = isApproximate ? Math.round(Number(read.value)) : Number(whole);
  return value < min || value > max ? { problem: 'outOfRange' } : { value: String(value) };
}

/** Without currency signs and the units of yuan. */
function bareNumber(text: string): string {
  return toHalfWidthUpper(text).trim().replace(YUAN, '').trim();
}

function plainOf(text: string, sign: DecimalSign | null): string | null {
  if (/^\d+$/.test(text)) return text;
  const grouped = GROUPED.find(({ form }) => form.test(text));
  if (grouped !== undefined) {
    // A sign that contradicts the rest of the column is not interpreted.
    if (sign !== null && grouped.decimal !== sign && /[.,]/.test(text)) return null;
    return text.replace(grouped.group, '').replace(',', '.');
  }
  const decimal = sign ?? (/^\d+,(?:\d{1,2}|\d{4,})$/.test(text) ? ',' : '.');
  const group = decimal === '.' ? ',' : '.';
  const ungrouped = text.replace(new RegExp(`^(\\d{1,3})\\${group}(\\d{3})$`), '$1$2');
  const plain = ungrouped.replace(decimal, '.');
  return ungrouped.includes(group) ? null : /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? plain.replace(/^\./, '0.') : null;
}
