import { z } from 'zod';
import { Id } from '../../../contract/fields.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { PartClass } from '../../../contract/prices/schemas.ts';
import { type ApiOperation, defineOperation } from './api-operation.ts';
import { OeField } from './catalogue-fields.ts';
import { type CatalogueServices, contextOf } from './catalogue-services.ts';
import { document } from './documents.ts';
import { field } from './field.ts';

/** Aftermarket parts. */
export function brandPartOperations(services: CatalogueServices): readonly ApiOperation[] {
  return [brandPartBrands(services), brandParts(services), brandPartSearch(services)];
}

const aftermarketBrand = {
  aftermarketBrandId: field(Id, '售后品牌编号', 'Id of the aftermarket brand', 16),
  aftermarketBrandName: field(z.string(), '售后品牌', 'Aftermarket brand', '金麒麟', 'Gold Phoenix'),
};
const brandPart = {
  aftermarketPartId: field(Id, '品牌件编号', 'Id of the brand part', 27236),
  ...aftermarketBrand,
  number: field(z.string(), '品牌件号', 'Its number', 'D9907-4718'),
  name: field(z.string(), '标准配件名称', 'Name of the standard part', '前制动片', 'Front brake pads'),
  partClass: field(
    PartClass,
    '品质：original 原厂，equivalent 同质，used 拆车，remanufactured 再制造',
    'Class: original, equivalent, used or remanufactured',
    'equivalent',
  ),
  priceFen: field(z.number().int().nullable(), '参考价，单位：分', 'Price, in fen', 18_500),
  dated: field(z.string().nullable(), '价格日期', 'Date of the price', '2026-10-01'),
  oes: field(
    z.array(
      z.strictObject({
        oe: field(z.string(), 'OE 号', 'OE number', '5Q0 698 151 P'),
        searchOe: field(z.string(), 'OE 键', 'Its key', '5Q0698151P'),
        brandId: field(Id, '品牌编号', 'Id of the brand', 17),
        brandName: field(z.string(), '品牌', 'Brand', '大众', 'Volkswagen'),
      }),
    ),
    '可替代的 OE 号',
    'The OE numbers that it replaces',
  ),
};

interface BrandPartRecord {
  aftPartId: number;
  aftBrandId: number;
  aftBrandName: string;
  number: string;
  stdPartName: string;
  partClass: z.output<typeof PartClass>;
  priceFen: number | null;
  dated: string | null;
  oes: { oe: string; searchOe: string; brandName: string; priceBrandId: number }[];
}

function brandPartOf({ number, partClass, priceFen, dated, ...part }: BrandPartRecord) {
  return {
    aftermarketPartId: part.aftPartId,
    aftermarketBrandId: part.aftBrandId,
    aftermarketBrandName: part.aftBrandName,
    number,
    name: part.stdPartName,
    partClass,
    priceFen,
    dated,
    oes: part.oes.map(({ priceBrandId, ...oe }) => ({ ...oe, brandId: priceBrandId })),
  };
}

function brandPartBrands({ brandParts: catalogue }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'brandPartBrands',
    document: document('number', {
      name: ['OE 号的售后品牌', 'Aftermarket brands of an OE number'],
      summary: ['有哪些售后品牌的件可替换一个 OE 号。', 'The aftermarket brands with parts that replace an OE number.'],
    }),
    body: z.strictObject({
      oe: OeField,
      brandId: field(Id.optional(), '品牌编号；默认不限', 'The id of the brand; any by default', 17),
    }),
    result: z.strictObject({
      brands: field(
        z.array(
          z.strictObject({
            ...aftermarketBrand,
            country: field(z.string(), '国别', 'Country', 'CN'),
            partCount: field(z.number().int(), '品牌件数', 'Number of its parts', 1),
            partClasses: field(z.array(PartClass), '品质', 'Classes', ['equivalent']),
            lowestPriceFen: field(z.number().int().nullable(), '最低价，单位：分', 'Lowest price, in fen', 18_500),
          }),
        ),
        '售后品牌',
        'Aftermarket brands',
      ),
    }),
    errorCodes: [],
    async run({ oe, brandId }, caller) {
      const found = await catalogue.getBrandPartList(omitUndefined({ oe, brandId }), contextOf(caller));
      if (found.length === 0) return null;
      return {
        brands: found.map(({ aftBrandId, aftBrandName, country, partNum, partClasses, lowestPriceFen }) => ({
          aftermarketBrandId: aftBrandId,
          aftermarketBrandName: aftBrandName,
          country,
          partCount: partNum,
          partClasses,
          lowestPriceFen,
        })),
      };
    },
  });
}

function brandParts({ brandParts: catalogue }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'brandParts',
    document: document('number', {
      name: ['OE 号的品牌件', 'Brand parts of an OE number'],
      summary: [
        '一个售后品牌中可替换某 OE 号的件及其价格。',
        'The parts of an aftermarket brand that replace an OE number, with prices.',
      ],
    }),
    body: z.strictObject({
      oe: OeField,
      aftermarketBrandId: field(
        Id,
        '售后品牌编号，来自“OE 号的售后品牌”',
        'The id of an aftermarket brand, from the interface of brands',
        16,
      ),
    }),
    result: z.strictObject({ parts: field(z.array(z.strictObject(brandPart)), '品牌件', 'Brand parts') }),
    errorCodes: [],
    async run({ oe, aftermarketBrandId }, caller) {
      const body = { oe, aftBrandId: aftermarketBrandId };
      const found = await catalogue.getBrandPartInfoList(body, contextOf(caller));
      return found.length === 0 ? null : { parts: found.map(brandPartOf) };
    },
  });
}

function brandPartSearch({ brandParts: catalogue }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'brandPartSearch',
    document: document('number', {
      name: ['品牌件搜索', 'Search for brand parts'],
      summary: [
        '按品牌件号、OE 号、售后品牌或名称搜索品牌件。',
        'Finds brand parts by their number, an OE number, a brand or a name.',
      ],
      industry: ['配件商', 'Parts traders'],
    }),
    body: z.strictObject({
      text: field(z.string().trim().min(1).max(60), '号码、品牌或名称', 'A number, brand or name', '博世', 'Bosch'),
      pageNum: field(z.number().int().min(1).max(1_000).default(1), '页码，从 1 开始', 'Page, from 1', 1),
      pageSize: field(
        z.number().int().min(1).max(50).default(20),
        '每页行数，至多 50',
        'Rows of a page, at most 50',
        20,
      ),
    }),
    result: z.strictObject({
      by: field(
        z.enum(['number', 'oe', 'brand', 'name']),
        '命中方式：number 品牌件号，oe OE 号，brand 品牌，name 名称',
        'What matched: number, oe, brand or name',
        'brand',
      ),
      total: field(z.number().int(), '总行数', 'Number of parts', 1),
      parts: field(
        z.array(
          z.strictObject({
            ...brandPart,
            oeCount: field(z.number().int(), '可替代的 OE 号总数', 'Number of OE numbers that it replaces', 1),
          }),
        ),
        '品牌件；OE 号只列前几个',
        'Brand parts, each with its first OE numbers',
      ),
    }),
    errorCodes: [],
    async run(body, caller) {
      const query = { ...body, sortBy: 'name' as const, orderBy: 'asc' as const };
      const { by, total, rows } = await catalogue.searchBrandParts(query, contextOf(caller));
      return { by, total, parts: rows.map((row) => ({ ...brandPartOf(row), oeCount: row.oeNum })) };
    },
  });
}
