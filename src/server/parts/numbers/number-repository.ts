import type { Language } from '../../../contract/codes.ts';
import { groupBy } from '../../../contract/group-by.ts';
import type { OePart } from '../../../contract/oe/schemas.ts';
import type { AdapterVehicle } from '../../../contract/parts/schemas.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { createBatchLoader } from '../../platform/caches/batch-loader.ts';
import type { Database } from '../../platform/db/database.ts';
import { omitPrice, type PriceColumns, priceOf, priceParameter } from '../../platform/market-price.ts';
import { slicesOf } from '../../platform/slices-of.ts';
import {
  type ChainPartRow,
  chainLinks,
  chainParts,
  type OePartRow,
  partsByKeys,
  partsByMiddle,
  partsByPrefix,
  whereUsed,
} from './number-statements.ts';
import type { ReplacementLink } from './replacement-chain.ts';
import { shownOe, shownOes } from './shown-oe.ts';
import { successorsOf } from './successors.ts';

/** A number of a make, by its key. */
export interface BrandedKey {
  brandId: number;
  key: string;
}

/** The language of names and the province of prices. */
export interface Market {
  language: Language;
  provinceCode: ProvinceCode;
}

export interface ChainPart extends Omit<ChainPartRow, keyof PriceColumns | 'printedOe' | 'oeStyle'> {
  oe: string;
  price: PartPrice | null;
}

export interface NumberRepository {
  /** Every make that uses the number. */
  listByKey(key: string, market: Market): Promise<OePart[]>;
  /** The parts of each key; keys without parts are missing. */
  listByKeys(keys: readonly string[], market: Market): Promise<Map<string, OePart[]>>;
  /** The first 50 numbers with the prefix, sorted by key. */
  listByPrefix(key: string, market: Market): Promise<OePart[]>;
  /** Up to 50 numbers that contain the text, sorted by key. */
  listByMiddle(text: string, market: Market): Promise<OePart[]>;
  findChain(number: BrandedKey, language: Language): Promise<{ oeId: number; links: ReplacementLink[] } | undefined>;
  listChainParts(oeIds: readonly number[], market: Market): Promise<ChainPart[]>;
  findWhereUsed(
    number: BrandedKey & { brandCode?: string | undefined },
    language: Language,
  ): Promise<{ vehicleList: AdapterVehicle[]; isStandard: boolean } | undefined>;
}

/** Keys of single look-ups per statement. */
const BATCH_SIZE_MAX = 64;
/** Keys of a list per statement: 5,000 in one take half of the time that a statement may take. */
const LIST_SIZE_MAX = 1_000;

export function createNumberRepository(db: Database): NumberRepository {
  const listByKeys = async (keys: readonly string[], market: Market) => {
    const rows: OePartRow[] = [];
    for (const some of slicesOf(keys, LIST_SIZE_MAX))
      rows.push(...(await db.catalogue.run(partsByKeys, marketParameters(market, some))));
    return groupBy(
      rows.map((row) => oePart(row, market.provinceCode)),
      ({ searchOe }) => searchOe,
    );
  };
  const findByKey = createBatchLoader({
    maxBatchSize: BATCH_SIZE_MAX,
    isSerial: db.engine === 'embedded',
    keyOf: (key: string) => key,
    scopeKey: ({ language, provinceCode }: Market) => `${language}${provinceCode}${db.catalogue.serverName()}`,
    loadMany: (keys, market) => db.catalogue.shared(() => listByKeys(keys, market)),
  });
  return {
    listByKey: async (key, market) => (await findByKey(key, market)) ?? [],
    listByKeys,
    async listByPrefix(key, market) {
      const rows = await db.catalogue.run(partsByPrefix, marketParameters(market, key));
      return rows.map((row) => oePart(row, market.provinceCode));
    },
    async listByMiddle(text, market) {
      const rows = await db.catalogue.run(partsByMiddle, marketParameters(market, text));
      return rows.map((row) => oePart(row, market.provinceCode));
    },
    async findChain({ brandId, key }, language) {
      const rows = await db.catalogue.run(chainLinks, [language === 'en', brandId, key]);
      const [self] = rows;
      if (self === undefined) return undefined;
      const links = rows.flatMap((row) => (row.newOeId === null ? [] : [row]));
      return { oeId: self.oeId, links };
    },
    async listChainParts(oeIds, market) {
      const rows = await db.catalogue.run(chainParts, marketParameters(market, oeIds));
      return rows.map((row) => ({ ...shown(row), price: priceOf(row, market.provinceCode, row) }));
    },
    async findWhereUsed({ brandId, brandCode, key }, language) {
      const rows = await db.catalogue.run(whereUsed, [language === 'en', brandId, key, brandCode ?? null]);
      const [first] = rows;
      if (first === undefined) return undefined;
      const vehicleList = rows.flatMap(({ isStandard: _isStandard, ...group }) =>
        group.groupId === null ? [] : [group],
      );
      return { vehicleList, isStandard: first.isStandard };
    },
  };
}

function marketParameters(
  { language, provinceCode }: Market,
  numbers: string | readonly string[] | readonly number[],
): unknown[] {
  return [language === 'en', numbers, priceParameter(provinceCode)];
}

/** A row of OE_PART in the contract's form. */
export function oePart(row: OePartRow, provinceCode: ProvinceCode): OePart {
  const { replacedBy, successorLinks, ...part } = shown(row);
  const successors = successorsOf({ ...part, successorLinks });
  return { ...part, oeReplaceTwos: shownOes(replacedBy), successors, price: priceOf(row, provinceCode, row) };
}

function shown<Row extends PriceColumns & { searchOe: string; printedOe: string; oeStyle: string }>(row: Row) {
  const { printedOe, oeStyle, ...part } = omitPrice(row);
  return { ...part, oe: shownOe({ printed: printedOe, key: row.searchOe, style: oeStyle }) };
}
