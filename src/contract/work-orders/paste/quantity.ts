/** Chinese units of parts, as alternatives of a pattern. */
export const UNITS = '个|只|套|对|副|付|双|桶|升|条|根|片|支|瓶|件|盒|包|张|块|把|台|组|箱|颗|粒';
const LATIN_UNITS = 'PCS|PC|PIECES|PIECE|SETS|SET|PAIRS|PAIR|EA|L|LITERS|LITER|LITRES|LITRE';
/** 三件套 is one set of three, and a part's name. */
const AFTER = '(?!套)';

/** 4L一桶: the size of a container, whose number follows. */
const SIZE_OF = '(?! ?(?:\\d+ ?|[一二两三四五六七八九十]+)?[桶瓶罐箱装])';

const WITH_UNIT = new RegExp(
  `(\\d{1,4})[ \\t]?(?:(${UNITS}|打(?!气))${AFTER}|(${LATIN_UNITS})(?![A-Z0-9])${SIZE_OF})`,
  'y',
);
const DECIMAL_WITH_UNIT = /(\d{1,3}\.\d{1,2}) ?(桶|瓶|箱|KG|公斤|千克)/y;
/** 一打气泵 is an air pump. */
const IN_WORDS = new RegExp(`([半一二两俩三四五六七八九十百零]{1,5})(${UNITS}|打(?!气))${AFTER}`, 'y');
/** 左右各一, without a unit. */
const EACH = /(?<=各)([一二两三四五六])(?!\p{L})/uy;
/** These two mean a number of pieces without a unit. */
const PIECES = /([俩仨])/y;
const TIMES = new RegExp(
  `[×✕*X] ?(\\d{1,4})(?!\\.?[A-Z0-9])(?: ?(?:(${UNITS})${AFTER}|(${LATIN_UNITS})(?![A-Z0-9])))?`,
  'y',
);
const TIMES_AFTER = /(\d{1,3}) ?[×✕*X](?![A-Z0-9])/y;

const DIGITS: ReadonlyMap<string, number> = new Map(
  Object.entries({ 一: 1, 二: 2, 两: 2, 俩: 2, 三: 3, 仨: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 }),
);

const DOZEN = '打';
const PER_DOZEN = 12;

export interface Quantity {
  kind: 'quantity';
  text: string;
  value: number;
  unit: string;
  length: number;
}

/** Units that mean two pieces. */
const PAIRS: ReadonlySet<string> = new Set(['对', '副', '付', '双', 'PAIR', 'PAIRS']);

export function isPair(unit: string): boolean {
  return PAIRS.has(unit);
}

/** Units of a whole set, as many as the vehicle has. */
export function isSet(unit: string): boolean {
  return unit === '套' || unit === 'SET' || unit === 'SETS';
}

const VOLUMES: ReadonlySet<string> = new Set(['升', 'L', 'LITER', 'LITERS', 'LITRE', 'LITRES']);

/** Units that only fluids are measured in. */
export function isVolume(unit: string): boolean {
  return VOLUMES.has(unit.toUpperCase());
}

/** A quantity at a place: 2套, 两个, 半桶, 俩, x2, *2, 2x, 3 pcs. A bare number is none. */
export function readQuantity({ text, at }: { text: string; at: number }): Quantity | undefined {
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const [whole = '', number = '', unit, latinUnit] =
    match(WITH_UNIT) ??
    match(DECIMAL_WITH_UNIT) ??
    match(IN_WORDS) ??
    match(PIECES) ??
    match(EACH) ??
    match(TIMES) ??
    match(TIMES_AFTER) ??
    [];
  if (whole === '') return undefined;
  const value = /\d/.test(number) ? Number(number) : numberInWords(number);
  if (value === undefined || value <= 0) return undefined;
  if (unit === DOZEN)
    return { kind: 'quantity', text: whole, value: value * PER_DOZEN, unit: '', length: whole.length };
  return { kind: 'quantity', text: whole, value, unit: unit ?? latinUnit ?? '', length: whole.length };
}

/** 半, 两, 十, 十二, 二十五, 一百, 一百零五, 一百二十; undefined for any other sequence. */
function numberInWords(words: string): number | undefined {
  if (words === '半') return 0.5;
  const [, hundreds = '', rest = words] = /^(.)百(.*)$/.exec(words) ?? [];
  const below = rest.startsWith('零') ? DIGITS.get(rest.slice(1)) : belowHundred(rest);
  if (hundreds === '') return below;
  const hundred = DIGITS.get(hundreds);
  if (hundred === undefined || (rest !== '' && below === undefined)) return undefined;
  return hundred * 100 + (below ?? 0);
}

function belowHundred(words: string): number | undefined {
  const match = /^([一二两俩三仨四五六七八九])?(十)?([一二三四五六七八九])?$/.exec(words);
  if (match === null) return undefined;
  const [, tens, ten, ones] = match;
  const digit = (character: string | undefined) => (character === undefined ? 0 : (DIGITS.get(character) ?? 0));
  if (ten === undefined) return ones === undefined && tens !== undefined ? digit(tens) : undefined;
  return (tens === undefined ? 1 : digit(tens)) * 10 + digit(ones);
}
