import { foldName, nameTokens } from '../name-tokens.ts';
import { yearOf } from '../vehicle-pattern.ts';
import { cataloguedText } from './name-aliases.ts';

/** A typed vehicle name, in the catalogue's words. */
export interface ReadName {
  tokens: readonly string[];
  /** The model years, both inclusive, if any were typed. */
  years: { from: number; to: number } | undefined;
  /** The word as typed, by its token, where they differ. */
  typed: ReadonlyMap<string, string>;
}

const STAGES: Readonly<Record<string, string>> = {
  二: '2',
  三: '3',
  四: '4',
  五: '5',
  六: '6',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  vi: '6',
};
/** 赛欧3 and 爱唯欧 are names. */
const EMISSION =
  /(国|(?<![赛唯])欧|china|euro)\s*([2-6二三四五六]|iv|iii|ii|vi|v)(?![a-z0-9]*\d|\.\d)([ab](?![a-z]))?(排放|标准)*/g;
/** 15-17款 */
const SHORT_SPAN = /(?<![\d.])(\d\d)\s*[-–~至到]\s*(?=\d\d\s*[款年])/g;
/** 14-18 轩逸, without a word for years. */
const BARE_SPAN = /(?<![\p{L}\d.-])(0\d|[12]\d)\s*[-–~至到]\s*(0\d|[12]\d)(?![\da-z.-])(?!\s*[款年])/giu;
/** 2018年的途观 */
const YEAR_OF = /(?<=\d)年的/g;
/** The month of a date: 2015.6, 14年9月的, 2015/06. */
const MONTH =
  /(?<=(?<!\d)(?:19[89]|20[0-3])\d)[./年-](?:0?[1-9]|1[0-2])月?(?![\d.])(的|份|款)?|(?<=(?<!\d)\d\d年)(?:0?[1-9]|1[0-2])月(的|份)?/g;
/** 二零一八款, 一八年 */
const CHINESE_YEAR =
  /(二[零〇○]|一九)?[零〇○一二三][零〇○一二三四五六七八九](?=\s*[款年])|二[零〇○][零〇○一二三][零〇○一二三四五六七八九]/g;
/** A year after a name in Latin letters: langyi2015. */
const JOINED_YEAR = /(?<=[a-z]{3})(?=(?:19[89]|20[0-3])\d(?!\d))/gi;
/** Litres after a name or number in Latin letters: crv1.5t, h61.5t. */
const JOINED_LITRES = /(?<=[a-z]{2})(?=[0-6]\.\d(?!\d))|(?<=[a-z]\d{1,2})(?=[0-6]\.\d[tl](?![a-z\d]))/gi;
/** 五系 of BMW. */
const SERIES = /[一二三四五六七八](?=系)/g;
/** The number of a model, at the end of a word: 瑞虎八, A四. Brands such as 五菱 begin with theirs; 国四 is an emission standard. */
const CHINESE_NUMBER = /(?<=(?![国欧])[\p{Script=Han}a-z])[一二三四五六七八九](?!\p{Script=Han})/giu;
/** Words that say nothing about a vehicle. */
const FILLERS = new Set(['车', '款', '的', '汽车', '车型', '年款', '排放', 'china', 'chinese']);

/** Reads a typed name: emission standards as china2 to china6, years, and aliases as the catalogue's words. */
export function readName(text: string): ReadName {
  const typed = new Map<string, string>();
  // NFKC turns Ⅴ into V.
  const normal = text.normalize('NFKC');
  const plain = foldName(withPlainNumbers(normal)).replace(EMISSION, (written, _country, stage) => {
    const token = `china${STAGES[stage] ?? stage}`;
    typed.set(token, written.trim());
    return ` ${token} `;
  });
  const all = nameTokens(cataloguedText(plain)).filter((token) => !FILLERS.has(token));
  const stated = all.flatMap((token) => yearOf(token) ?? []);
  // Two years are a span; a single one may name a family, such as 2008.
  const isSpan = stated.length > 1;
  const tokens = isSpan ? all.filter((token) => yearOf(token) === undefined) : all;
  const years = stated.length === 0 ? undefined : { from: Math.min(...stated), to: Math.max(...stated) };
  for (const token of tokens) {
    const at = normal.toLowerCase().indexOf(token);
    if (at >= 0) typed.set(token, normal.slice(at, at + token.length));
  }
  return { tokens, years, typed };
}

/** Years and series as digits, without months, and apart from the words beside them. */
function withPlainNumbers(text: string): string {
  return text
    .replace(CHINESE_YEAR, (year) => [...year].map(digitOf).join(''))
    .replace(MONTH, '款 ')
    .replace(JOINED_YEAR, ' ')
    .replace(JOINED_LITRES, ' ')
    .replace(SERIES, digitOf)
    .replace(SHORT_SPAN, '$1款 ')
    .replace(BARE_SPAN, '$1款 $2款 ')
    .replace(YEAR_OF, '年款 ');
}

const DIGITS = '零一二三四五六七八九';

function digitOf(character: string): string {
  const digit = DIGITS.indexOf(character);
  return digit < 0 ? '0' : String(digit);
}

/** The text with the numbers of models in Arabic digits: 瑞虎八 as 瑞虎8. */
export function withArabicDigits(text: string): string {
  return text.replace(CHINESE_NUMBER, (digit) => digitOf(digit));
}

/** The text with the letters of its words apart from the badge after them: glk300 as glk 300. Part numbers have more digits. */
export function withDigitsApart(text: string): string {
  return text.replace(/(?<=\b[a-z]{3,})(?=\d{1,3}\b)/gi, ' ');
}
