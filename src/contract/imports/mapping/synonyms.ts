import type { CatalogueField } from '../format/catalogue-file.ts';
import { isGermanFor } from './german-words.ts';

/** Words of headers that mean a field, where neither its name nor an alias is written. */
interface Synonym {
  words: RegExp;
  score: number;
}

const OLD = /旧|原(?=件|零件|配件|备件|OE|号)|被替|old|supersededby|previous/i;
const NEW = /新|替代|替换(?!日期|时间|类型)|new|superseding|replacement/i;

/** Headers of prices of used, remanufactured and other parts than the number itself. */
export const USED_PRICE = /拆车|二手|翻新|再制造|旧件价|used|remanufactured/;

const NUMBERS: readonly Synonym[] = [
  {
    words: /(?:零|配|备|部)件.{0,2}(?:号|编码|代码)|件号|料号|货号|^oem?(?:号|码|编|$)|原厂.{0,2}(?:号|编码)/,
    score: 2.2,
  },
  {
    words: /^part(?:s)?(?:n|#|ref)|teilen|ersatzteiln|artikeln|numero.*pi[eè]|n[ºo°]?pieza|référence|referencia/,
    score: 2.2,
  },
  { words: /^(?:产品|商品|物料|货品)?(?:编号|编码|号码|代码|图号)$|^sku$|^ref(?:erence)?$|^itemn/, score: 1.3 },
];
const NAMES: readonly Synonym[] = [
  {
    words:
      /(?:零|配|备|部)件名|品名|^名称|中文名|bezeichnung|^description|partname|denomination|désignation|descripci[oó]n/,
    score: 2.2,
  },
];
const PRICES: readonly Synonym[] = [
  // Prices of used parts are none of the number.
  { words: USED_PRICE, score: 0 },
  { words: /旧价|原价|上次|去年|调前|oldprice|previousprice/, score: 1.1 },
  { words: /价|preis|prix|precio|price|msrp/, score: 2.2 },
];
const BY_FIELD: Readonly<Record<string, readonly Synonym[]>> = {
  name: NAMES,
  price: PRICES,
  date: [
    {
      words: /日期|执行|生效|报价时间|更新时间|date|datum|validfrom|effective|gültig(?:ab|seit)|^preisstand/,
      score: 2.2,
    },
  ],
  quantity: [{ words: /数量|用量|装车量|qty|quantity|menge|quantité/, score: 2.2 }],
  callout: [{ words: /图中|位置号|^位号|^件序|callout|^pos(?:ition)?(?:n|$)|bildn/, score: 2.2 }],
};

/** How well a normalised header means a field by other words: 0 if it does not. */
export function synonymScore(header: string, name: string, field: CatalogueField): number {
  if (name === 'from') return OLD.test(header) && NUMBERS.some(({ words }) => words.test(bare(header))) ? 2.2 : 0;
  if (name === 'to') return NEW.test(header) && NUMBERS.some(({ words }) => words.test(bare(header))) ? 2.2 : 0;
  const isNumber = name === 'number' && (field.kind === 'text' || field.kind === 'reference');
  const synonyms = isNumber ? NUMBERS : Object.hasOwn(BY_FIELD, name) ? (BY_FIELD[name] ?? []) : [];
  const score = synonyms.find(({ words }) => words.test(header))?.score ?? (isGermanFor(header, name, field) ? 2.2 : 0);
  // Of the prices of several years, the last is in force.
  const year = name === 'price' ? Number(/20\d\d/.exec(header)?.[0] ?? 0) : 0;
  return score === 0 ? 0 : score + Math.max(0, year - 2_000) / 100;
}

const bare = (header: string) => header.replace(/^(?:旧的?|新的?|原|被替[代换]?|替[代换]后?|old|new)/, '');
