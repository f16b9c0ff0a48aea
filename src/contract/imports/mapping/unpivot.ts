import type { ListedKind } from '../../prices/price-kinds.ts';
import { provinceOf, provinceOfAbbreviation } from '../cells/province.ts';
import { normalizeWord } from '../cells/words.ts';
import type { CatalogueField, CatalogueFile } from '../format/catalogue-file.ts';
import { FIT_MIN, fitOf } from './content.ts';
import type { Unpivot } from './mapping.ts';
import { USED_PRICE } from './synonyms.ts';
import { taxCell, taxOfHeader } from './tax-words.ts';

type Column = Unpivot['columns'][number];

/**
 * Several columns of prices in one table: one for each province (`上海`), tax (含税价, 未税价) or kind (指导价, 批发价).
 * Undefined for a single one without province, kind or tax, which is a plain column.
 */
export function findUnpivot(
  file: CatalogueFile,
  headers: readonly string[],
  cellsOf: (header: string) => string[],
): Unpivot | undefined {
  const price = file.fields.price;
  if (file.name !== 'prices' || price === undefined) return undefined;
  const columns = headers.flatMap((header): Column[] => {
    const constants = priceConstants(header, file.fields);
    if (constants === undefined) return [];
    return fitOf(price, cellsOf(header)) >= FIT_MIN ? [{ header, constants }] : [];
  });
  const [only] = columns;
  if (only === undefined || (columns.length === 1 && Object.keys(only.constants).length === 0)) return undefined;
  return isDistinct(columns) ? { into: 'price', columns } : undefined;
}

/** What a header says about the prices below it; undefined if it names no price. */
function priceConstants(
  header: string,
  fields: Readonly<Record<string, CatalogueField>>,
): Record<string, string> | undefined {
  if (USED_PRICE.test(normalizeWord(header))) return undefined;
  const constants: Record<string, string> = {};
  const words = header.split(/[\s/／()（）:：_-]+/).filter((word) => word !== '');
  const province =
    words
      .map((word) => word.replace(PRICE_WORDS, ''))
      .find((word) => typeof provinceOf(word) === 'string' && !/^\d+$/.test(word)) ?? abbreviationIn(header);
  if (province !== undefined) constants.province = province;
  const tax = taxOfHeader(header);
  if (tax !== undefined) constants.taxIncluded = taxCell(tax);
  const kind = kindOf(normalizeWord(header), fields.kind);
  if (kind !== undefined) constants.kind = kind;
  const isPrice =
    /价|price|msrp|元$/i.test(header) ||
    province !== undefined ||
    (tax !== undefined && !/是否|率|额|税$|(?:tax|vat)\s*(?:not )?(?:in|ex)cluded$/i.test(header));
  return isPrice && !OTHER_TIME.test(header) && !/来源|类型|日期|涨|幅|率|source|date|kind|type/i.test(header)
    ? constants
    : undefined;
}

/** What follows a province in a header of one word: 广东市场价, 上海不含税批发价. Not the rest of a brand's name: 上海大众价. */
const PRICE_WORDS =
  /(?:市场|批发|指导|建议|零售|经销商?|销售|出厂|参考|采购|不?含税|未税|税前|4s店?)*(?:价格|售价|价)(?:含税|未税|不含税)?$/i;

/** A header that is the abbreviation of a province, unless it is a word of everyday life such as 新 or 黑. */
function abbreviationIn(header: string): string | undefined {
  const word = header.trim();
  return provinceOfAbbreviation(word) === undefined || /[新黑青云宁台港贵]/.test(word) ? undefined : word;
}

/** Further words of headers, beside those of the format, in the order of their weight. */
const headerWords: Partial<Record<ListedKind, RegExp>> = {
  guide: /4s|厂家|建议|指导|listprice|msrp|rrp|uvp/,
  market: /批发|市场|现价|经销|wholesale|dealer/,
};
/** No price of today. */
const OTHER_TIME = /旧价|原价|上次|去年|调前|old|previous|20\d\d/i;

function kindOf(header: string, field: CatalogueField | undefined): string | undefined {
  if (field?.kind !== 'choice') return undefined;
  const found = Object.entries(field.choices).flatMap(([kind, aliases]) =>
    aliases.filter((alias) => header.includes(normalizeWord(alias))).map((alias) => ({ kind, length: alias.length })),
  );
  const [longest] = found.sort((one, other) => other.length - one.length);
  return longest?.kind ?? Object.entries(headerWords).find(([, words]) => words.test(header))?.[0];
}

function isDistinct(columns: readonly Column[]): boolean {
  return new Set(columns.map(({ constants }) => JSON.stringify(constants))).size === columns.length;
}
