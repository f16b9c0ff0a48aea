import { provinces } from '../../provinces/province-names.ts';
import { normalizeWord } from './words.ts';

const ENDINGS = /(?:省|市|自治区|特别行政区|壮族自治区|回族自治区|维吾尔自治区)$/;
const ENGLISH_ENDINGS = /(?:province|municipality|city|sar|autonomousregion)$/;
const ALL = new Set(['全国', '全部', '全国统一', 'all', 'china', 'nationwide', '中国', '000000']);

const SHORT: Readonly<Record<string, string>> = {
  内蒙: '150000',
  陕: '610000',
  shanxisheng: '140000',
  macau: '820000',
};

const codes = new Map<string, string>(
  provinces.flatMap(({ code, zh, en }) => [
    [code, code],
    [code.slice(0, 2), code],
    [zh, code],
    [zh.replace(/(?:省|市|(?:壮族|回族|维吾尔)?自治区|特别行政区)$/, ''), code],
    [normalizeWord(en), code],
  ]),
);
for (const [name, code] of Object.entries(SHORT)) codes.set(name, code);

const ABBREVIATIONS =
  '京11津12冀13晋14蒙15辽21吉22黑23沪31苏32浙33皖34闽35赣36鲁37豫41鄂42湘43粤44桂45琼46渝50川51蜀51贵52黔52云53滇53藏54陕61秦61甘62陇62青63宁64新65台71港81澳82';

const abbreviated = new Map(
  [...ABBREVIATIONS.matchAll(/(\p{Script=Han})(\d\d)/gu)].map(([, sign = '', code]) => [sign, `${code}0000`]),
);

/**
 * The code of a province by its abbreviation of one character, as number plates bear it. Most are words of their own,
 * so that they only mean a province where one is expected.
 */
export const provinceOfAbbreviation = (text: string): string | undefined => abbreviated.get(text.trim());

/** The code of a province by its code, full or short name; null for the whole country; undefined if it is none. */
export function provinceOf(text: string): string | null | undefined {
  const word = normalizeWord(text);
  if (ALL.has(word)) return null;
  return codes.get(word) ?? codes.get(word.replace(ENDINGS, '')) ?? codes.get(word.replace(ENGLISH_ENDINGS, ''));
}
