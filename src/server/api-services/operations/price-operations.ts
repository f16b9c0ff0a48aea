import { z } from 'zod';
import { Id } from '../../../contract/fields.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { E_PRICE_NUMBERS_MAX } from '../../../contract/prices/rules.ts';
import { PROVINCE_CODES } from '../../../contract/provinces/rules.ts';
import { type ApiOperation, defineOperation } from './api-operation.ts';
import { BrandIdField, OeField, offerFields, ProvinceField, priceFields } from './catalogue-fields.ts';
import { offerOf, priceOf } from './catalogue-records.ts';
import { type CatalogueServices, contextOf } from './catalogue-services.ts';
import { document } from './documents.ts';
import { field } from './field.ts';
import { NUMBERS_MAX } from './number-operations.ts';

/** Prices of numbers. A storefront's lookups of provinces are not taken. */
export function priceOperations(services: CatalogueServices): readonly ApiOperation[] {
  return [partPrices(services), pricesByProvince(services), ecommerceQuotes(services)];
}

function partPrices({ prices }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'partPrices',
    document: document('price', {
      name: ['配件价格', 'Prices of parts'],
      summary: [
        `一个省份内至多 ${NUMBERS_MAX} 个 OE 号的参考价、指导价和品牌件价；只对有价格的号码收费。`,
        `Market, regional and list prices of up to ${NUMBERS_MAX} OE numbers in a province, and of brand parts; only numbers with a price are charged.`,
      ],
      rule: 'item',
    }),
    body: z.strictObject({
      numbers: field(
        z
          .array(z.strictObject({ brandId: BrandIdField, oe: OeField }))
          .min(1)
          .max(NUMBERS_MAX),
        `号码，1 至 ${NUMBERS_MAX} 个`,
        `1 to ${NUMBERS_MAX} numbers`,
      ),
      provinceCode: ProvinceField,
    }),
    result: z.strictObject({
      items: field(
        z.array(
          z.strictObject({
            brandId: field(Id, '品牌编号', 'Id of the brand', 17),
            searchOe: field(z.string(), 'OE 键', 'Key of the number', '5Q0698151P'),
            price: field(
              z.strictObject(priceFields).nullable(),
              '原厂件价格；未知时为空',
              'Prices of the original part; null if they are unknown',
            ),
            offers: field(z.array(z.strictObject(offerFields)), '品牌件', 'Brand parts'),
          }),
        ),
        '每个号码的价格，按传入顺序',
        'The prices of each number, in the order sent',
      ),
    }),
    errorCodes: [],
    async run({ numbers, provinceCode }, caller) {
      const body = {
        provinceCode: provinceCode ?? caller.provinceCode,
        brandIds: numbers.map(({ brandId }) => brandId),
        searchOes: numbers.map(({ oe }) => oe),
      };
      const found = await prices.getPartPriceList(body, contextOf(caller));
      const items = found.map(({ priceBrandId, searchOe, price, offers }) => ({
        brandId: priceBrandId,
        searchOe,
        price: price === null ? null : priceOf(price),
        offers: offers.map(offerOf),
      }));
      return items.some(isPriced) ? { items } : null;
    },
    countItems: ({ items }) => items.filter(isPriced).length,
  });
}

const isPriced = ({ price, offers }: { price: unknown; offers: readonly unknown[] }) =>
  price !== null || offers.length > 0;

function pricesByProvince({ prices }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'pricesByProvince',
    document: document('price', {
      name: ['各省参考价', 'Prices in all provinces'],
      summary: ['一个 OE 号在所有省份的参考价。', 'The market prices of an OE number in every province.'],
      industry: ['配件商、保险公司', 'Parts traders, insurers'],
    }),
    body: z.strictObject({
      oe: OeField,
      brandId: field(Id.optional(), '品牌编号；默认不限', 'The id of the brand; any by default', 17),
    }),
    result: z.strictObject({
      makes: field(
        z.array(
          z.strictObject({
            brandId: field(Id, '品牌编号', 'Id of the brand', 17),
            brandName: field(z.string(), '品牌', 'Brand', '大众', 'Volkswagen'),
            searchOe: field(z.string(), 'OE 键', 'Key of the number', '5Q0698151P'),
            guidePriceFen: field(z.number().int().nullable(), '厂家指导价，单位：分', 'List price, in fen', 39_800),
            dated: field(z.string().nullable(), '价格日期', 'Date of the prices', '2026-10-01'),
            provinces: field(
              z.array(
                z.strictObject({
                  provinceCode: field(z.enum(PROVINCE_CODES), '省份代码', 'Code of the province', '110000'),
                  provinceName: field(z.string(), '省份', 'Province', '北京市', 'Beijing'),
                  marketPriceFen: field(
                    z.number().int().nullable(),
                    '参考价，单位：分',
                    'Market price, in fen',
                    32_000,
                  ),
                }),
              ),
              '各省价格',
              'Prices by province',
            ),
          }),
        ),
        '每个品牌一行',
        'A row for each brand',
      ),
    }),
    errorCodes: [],
    async run({ oe, brandId }, caller) {
      const body = { ...omitUndefined({ oe, brandId }), vehicleTypeCode: 'C' as const };
      const found = await prices.getPartPriceListByOe(body, contextOf(caller));
      return {
        makes: found.map(({ priceBrandId, brandName, searchOe, guidePriceFen, dated, provinces }) => ({
          brandId: priceBrandId,
          brandName,
          searchOe,
          guidePriceFen,
          dated,
          provinces,
        })),
      };
    },
  });
}

const quoteKinds = ['original', 'brand', 'suit'] as const;

function ecommerceQuotes({ prices }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'ecommerceQuotes',
    document: document('price', {
      name: ['电商历史价', 'E-commerce quotes'],
      summary: [
        `至多 ${E_PRICE_NUMBERS_MAX} 个 OE 号的电商报价，最新的在前；需要已开通电商价服务。`,
        `E-commerce quotes of up to ${E_PRICE_NUMBERS_MAX} OE numbers, newest first; needs the service of e-commerce prices.`,
      ],
      rule: 'item',
      industry: ['配件商', 'Parts traders'],
    }),
    body: z.strictObject({
      brandId: BrandIdField,
      oes: field(
        z.array(z.string().trim().min(1).max(40)).min(1).max(E_PRICE_NUMBERS_MAX),
        `OE 号，1 至 ${E_PRICE_NUMBERS_MAX} 个`,
        `1 to ${E_PRICE_NUMBERS_MAX} OE numbers`,
        ['5Q0698151P'],
      ),
      count: field(
        z.number().int().min(1).max(5).default(1),
        '每类报价的条数，至多 5',
        'Quotes of each kind, at most 5',
        1,
      ),
    }),
    result: z.strictObject({
      items: field(
        z.array(
          z.strictObject({
            searchOe: field(z.string(), 'OE 键', 'Key of the number', '5Q0698151P'),
            kind: field(
              z.enum(quoteKinds),
              '类别：original 原厂件，brand 品牌件，suit 适配件',
              'Kind: original, brand or suit',
              'original',
            ),
            quotes: field(
              z.array(
                z.strictObject({
                  quotedAt: field(
                    z.string(),
                    '报价时间，ISO 8601',
                    'Time of the quote, ISO 8601',
                    '2026-10-01T02:00:00.000Z',
                  ),
                  priceFen: field(z.number().int(), '报价，单位：分', 'Price, in fen', 29_900),
                  source: field(z.string(), '来源', 'Source', '示例数据', 'Demo data'),
                }),
              ),
              '报价，最新的在前',
              'Quotes, newest first',
            ),
          }),
        ),
        '每个号码每类一行',
        'A row for each number and kind',
      ),
    }),
    errorCodes: ['800014'],
    async run({ brandId, oes, count }, caller) {
      const body = {
        brandId,
        oes,
        count,
        eCommerceHistoryPriceTypeStrs: ['0' as const, '1' as const, '2' as const],
        provinceCode: caller.provinceCode,
      };
      const found = await prices.getEPrice(body, contextOf(caller));
      const items = found
        .filter((row) => row.prices.length > 0)
        .map((row) => ({
          searchOe: row.searchOe,
          kind: quoteKinds[row.ecommerceHistoryPriceType] ?? 'original',
          quotes: row.prices.map(({ quoteTime, priceFen, source }) => ({ quotedAt: quoteTime, priceFen, source })),
        }));
      return items.length === 0 ? null : { items };
    },
    countItems: ({ items }) => new Set(items.map(({ searchOe }) => searchOe)).size,
  });
}
