import { booleanOf } from '../cells/boolean.ts';
import { readDate } from '../cells/date.ts';
import { provinceOf } from '../cells/province.ts';
import type { CatalogueFile } from '../format/catalogue-file.ts';
import type { Mapping } from './mapping.ts';
import { taxCell, taxOfHeader, taxOfTitle } from './tax-words.ts';

export interface TitledTable {
  file: string;
  sheet?: string | null;
  titles?: readonly string[];
  /** Names of the brands of the catalogue. */
  brands?: readonly string[];
}

const DATE =
  /(\d{1,2}\.\s?\d{1,2}\.\s?(?:19|20)\d{2}|(?:19|20)\d{2}\s*[-/.年]\s*\d{1,2}(?:\s*[-/.月]\s*\d{1,2}\s*日?)?\s*月?|(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-3]\d)?)/;
/** The brand in a title such as 上海大众 配件价格表. */
const BRAND =
  /^[\s《【]*(.{2,20}?)[\s》】]*(?:品牌)?(?:原厂|全系|全车)?(?:汽车)?(?:配件|零件|备件|零部件)[^\s]{0,6}?(?:价格|报价|价目|清单|目录|价)/;
/** Names of traders, which are no brands. */
const TRADER = /公司|商行|汽配|经营部|贸易|商贸|门市|批发|供应链|供应商/;

/**
 * Values that the title, the sheet's name or the file's name state for all rows. A column for the same field wins; about
 * tax, the header of the price column wins.
 */
export function titleConstants(
  file: CatalogueFile,
  table: TitledTable,
  columns: Readonly<Record<string, string>>,
): Record<string, string> {
  const texts = textsOf(table);
  const { brands = [] } = table;
  const tax = taxOfHeader(columns.price ?? '') ?? first(texts, taxOfTitle);
  const found: Record<string, string | undefined> = {
    date: first(texts, dateIn),
    taxIncluded: tax === undefined ? undefined : taxCell(tax),
    brand: first(texts, (text) => knownBrandIn(text, brands)) ?? first(texts, brandIn),
    province: first(texts.slice(0, -1), provinceIn),
  };
  const constants: Record<string, string> = {};
  for (const [field, value] of Object.entries(found)) {
    if (value === undefined || !Object.hasOwn(file.fields, field) || Object.hasOwn(columns, field)) continue;
    constants[field] = value;
  }
  return constants;
}

/** Price columns whose header contradicts the title about tax. The header wins. */
export function taxDisagreements(
  table: TitledTable,
  { file, columns, constants, unpivot }: Mapping,
): { header: string; isIncluded: boolean }[] {
  const titled = file === 'prices' ? first(textsOf(table), taxOfTitle) : undefined;
  if (titled === undefined || Object.hasOwn(columns, 'taxIncluded')) return [];
  const none: Mapping['columns'] = {};
  const single = columns.price === undefined ? [] : [{ header: columns.price, constants: none }];
  return [...single, ...(unpivot?.columns ?? [])].flatMap(({ header, constants: own }) => {
    const used = booleanOf(own.taxIncluded ?? constants?.taxIncluded ?? '');
    return used === !titled && taxOfHeader(header) === used ? [{ header, isIncluded: used }] : [];
  });
}

function textsOf({ file: path, sheet, titles = [] }: TitledTable): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  return [...titles, sheet ?? '', name].filter((text) => text.trim() !== '');
}

function first<T>(texts: readonly string[], read: (text: string) => T | undefined): T | undefined {
  for (const text of texts) {
    const value = read(text);
    if (value !== undefined) return value;
  }
  return undefined;
}

function dateIn(text: string): string | undefined {
  const found = DATE.exec(text)?.[1]?.replace(/\s/g, '');
  if (found === undefined) return undefined;
  const read = readDate(found, 'from');
  return 'value' in read && read.value !== null ? read.value : undefined;
}

/**
 * The brand of the catalogue that a text names. Joint ventures are named by their Chinese partner first: 广汽丰田 makes
 * 丰田. Undefined if it names several brands otherwise.
 */
function knownBrandIn(text: string, brands: readonly string[]): string | undefined {
  const lower = text.toLowerCase();
  const places = brands
    .flatMap((brand) => {
      const from = placeOf(brand.toLowerCase(), lower);
      return from < 0 ? [] : [{ brand, from, to: from + brand.length }];
    })
    .sort((one, other) => one.from - other.from || other.to - one.to);
  const found = places.filter(({ to }, at) => !places.slice(0, at).some((longer) => longer.to >= to));
  const [only, second, third] = found;
  if (only === undefined || second === undefined) return only?.brand;
  return third === undefined && second.from === only.to ? second.brand : undefined;
}

/** Where a text names a brand; a name in Latin letters is a word of its own. */
function placeOf(brand: string, text: string): number {
  if (/\p{Script=Han}/u.test(brand)) return brand.length < 2 ? -1 : text.indexOf(brand);
  const isLetter = (at: number) => /[\p{Script=Latin}\d]/u.test(text[at] ?? '');
  for (let at = text.indexOf(brand); at >= 0; at = text.indexOf(brand, at + 1)) {
    if (!isLetter(at - 1) && !isLetter(at + brand.length)) return at;
  }
  return -1;
}

/** The brand in a title. A province beside it is not part of the brand: 苍岭汽车 上海 配件价目表 names 苍岭. */
function brandIn(text: string): string | undefined {
  const words = BRAND.exec(text)?.[1]?.replace(DATE, '').trim().split(/\s+/) ?? [];
  const [first, ...others] = words;
  const brand = [first, ...others.filter((word) => !isProvince(word))].join(' ');
  if (TRADER.test(brand)) return undefined;
  const bare = brand.replace(/汽车$/, '');
  return (isProvince(bare) ? brand : bare) || undefined;
}

const isProvince = (word: string): boolean => typeof provinceOf(word) === 'string';

/** A word that is a province alone: 上海大众 is none. */
function provinceIn(text: string): string | undefined {
  const words = text.split(/[\s,，、;；:：()（）]+/).filter((word) => /\p{Script=Han}/u.test(word));
  return words.find(isProvince);
}
