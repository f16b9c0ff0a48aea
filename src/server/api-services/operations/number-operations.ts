import { z } from 'zod';
import { Id } from '../../../contract/fields.ts';
import { MatchReason, type OePart } from '../../../contract/oe/schemas.ts';
import { type ApiOperation, defineOperation } from './api-operation.ts';
import { BrandIdField, OeField, ProvinceField, partFields, priceFields, vehicleFields } from './catalogue-fields.ts';
import { partOf, priceOf } from './catalogue-records.ts';
import { type CatalogueServices, contextOf } from './catalogue-services.ts';
import { document } from './documents.ts';
import { field } from './field.ts';

/** Most numbers in one call. */
export const NUMBERS_MAX = 100;

const price = field(z.strictObject(priceFields).nullable(), '价格；未知时为空', 'The prices; null if they are unknown');
const pricedPart = z.strictObject({ ...partFields, price });
const pricedPartOf = (part: OePart) => ({ ...partOf(part), price: part.price === null ? null : priceOf(part.price) });

/** Numbers without a vehicle. */
export function numberOperations(services: CatalogueServices): readonly ApiOperation[] {
  return [oeSearch(services), oeBatch(services), oeReplacements(services), oeVehicles(services)];
}

function oeSearch({ oe: numbers }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'oeSearch',
    document: document('number', {
      name: ['OE 号查询', 'OE number'],
      summary: [
        '由 OE 号得到配件名称、品牌、替换号和价格；可只输入前几位（至少 5 位）。',
        'Finds the part of an OE number with its brand, replacements and prices; the first five characters or more will do.',
      ],
    }),
    body: z.strictObject({ oe: OeField, provinceCode: ProvinceField }),
    result: z.strictObject({
      parts: field(z.array(pricedPart), '配件，每个品牌一行', 'Parts, a row for each brand'),
    }),
    errorCodes: [],
    async run({ oe, provinceCode }, caller) {
      const body = { oe, provinceCode: provinceCode ?? caller.provinceCode };
      const found = await numbers.getPartListByOe(body, contextOf(caller));
      return { parts: found.map(pricedPartOf) };
    },
  });
}

const requested = {
  oe: field(z.string(), '传入的号码', 'The number as sent', '5Q0 698 151 P'),
  searchOe: field(z.string(), '它的键', 'Its key', '5Q0698151P'),
};

const batchResult = z.strictObject({
  total: field(z.number().int(), '号码总数', 'How many numbers were sent', 2),
  found: field(
    z.array(z.strictObject({ ...requested, parts: field(z.array(pricedPart), '配件', 'Parts') })),
    '查到的号码',
    'Numbers that were found',
  ),
  likely: field(
    z.array(
      z.strictObject({
        ...requested,
        candidates: field(
          z.array(
            z.strictObject({
              reason: field(
                MatchReason,
                '依据：aftermarket 品牌件号，replaced 已被替换，lookalike 形近，revision 仅尾缀字母不同，beginning 前几位相同，middle 中间含有它',
                'Why: aftermarket number, replaced number, lookalike, other revision letter, same beginning or contained in it',
                'aftermarket',
              ),
              via: field(
                z.string(),
                '品牌件的品牌和号码',
                'Brand and number of a brand part',
                '金麒麟 D9907-4718',
                'Gold Phoenix D9907-4718',
              ),
              part: field(pricedPart, '配件', 'The part'),
            }),
          ),
          '可能的配件',
          'Parts that may be meant',
        ),
      }),
    ),
    '需要确认的号码',
    'Numbers to be confirmed',
  ),
  failed: field(
    z.array(
      z.strictObject({
        ...requested,
        reason: field(
          z.enum(['tooShort', 'tooLong', 'notNumber', 'damaged', 'duplicate', 'vin', 'ambiguous', 'unknown']),
          '原因：太短、太长、不是号码、被表格软件改坏、重复、是 VIN、不明确、未知',
          'Why: too short, too long, no number, damaged by a spreadsheet, duplicate, a VIN, ambiguous, unknown',
          'unknown',
        ),
      }),
    ),
    '没有查到的号码',
    'Numbers that were not found',
  ),
});

function oeBatch({ oe: numbers }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'oeBatch',
    document: document('number', {
      name: ['批量 OE 号查询', 'OE numbers, batch'],
      summary: [
        `一次查询至多 ${NUMBERS_MAX} 个 OE 号；只对查到的号码收费。`,
        `Looks up to ${NUMBERS_MAX} OE numbers up at once; only those that are found are charged.`,
      ],
      rule: 'item',
    }),
    body: z.strictObject({
      oes: field(
        z.array(z.string().max(120)).min(1).max(NUMBERS_MAX),
        `OE 号，1 至 ${NUMBERS_MAX} 个`,
        `1 to ${NUMBERS_MAX} OE numbers`,
        ['5Q0 698 151 P', 'D9907-4718'],
      ),
      provinceCode: ProvinceField,
    }),
    result: batchResult,
    errorCodes: [],
    async run({ oes, provinceCode }, caller) {
      const body = { oes, provinceCode: provinceCode ?? caller.provinceCode };
      const batch = await numbers.getPartListByBatchOe(body, contextOf(caller));
      const { totalSize, successList, matchList, failList } = batch;
      return {
        total: totalSize,
        found: successList.map(({ parts, ...number }) => ({ ...number, parts: parts.map(pricedPartOf) })),
        likely: matchList.map(({ candidates, ...number }) => ({
          ...number,
          candidates: candidates.map(({ part, ...match }) => ({ ...match, part: pricedPartOf(part) })),
        })),
        failed: failList,
      };
    },
    countItems: ({ found, likely }) => found.length + likely.length,
  });
}

function oeReplacements({ parts }: CatalogueServices): ApiOperation {
  const replacement = z.strictObject({
    partId: field(Id, '配件编号', 'Id of the part', 26007),
    oe: field(z.string(), 'OE 号，按厂家书写', 'OE number as the brand prints it', '5Q0 698 151 R'),
    searchOe: field(z.string(), 'OE 键', 'Its key', '5Q0698151R'),
    brandId: field(Id, '品牌编号', 'Id of the brand', 17),
    brandName: field(z.string(), '品牌', 'Brand', '大众', 'Volkswagen'),
    name: field(z.string(), '名称', 'Name', '前制动片', 'Front brake pads'),
    step: field(
      z.number().int(),
      '与所查号码的距离：负数更旧，正数更新',
      'Distance: negative is older, positive newer',
      1,
    ),
    kind: field(
      z.enum(['self', 'replaced', 'interchangeable', 'split', 'merged']),
      '关系：self 本号，replaced 替换，interchangeable 通用，split 拆分，merged 合并',
      'Relation: self, replaced, interchangeable, split or merged',
      'replaced',
    ),
    dated: field(z.string().nullable(), '替换日期', 'Date of the replacement', '2023-05-15'),
    note: field(z.string(), '备注', 'Note', ''),
    isDiscontinued: field(z.boolean(), '是否停产', 'Whether it is discontinued', false),
    isCurrent: field(z.boolean(), '现在应订购的号码', 'Whether it is the number to order now', true),
  });
  return defineOperation({
    code: 'oeReplacements',
    document: document('number', {
      name: ['OE 替换件', 'Replacements of an OE number'],
      summary: [
        '一个 OE 号的完整替换链：旧号、新号、通用号，以及现在应订购的号。',
        'The whole chain of replacements of a number, and which one to order now.',
      ],
    }),
    body: z.strictObject({ oe: OeField, brandId: BrandIdField }),
    result: z.strictObject({ chain: field(z.array(replacement), '替换链', 'The chain of replacements') }),
    errorCodes: [],
    async run({ oe, brandId }, caller) {
      const body = { oe, brandId, provinceCode: caller.provinceCode };
      const { chain } = await parts.getReplaceData(body, contextOf(caller));
      return {
        chain: chain.map(({ oeId, priceBrandId, oeName, ...number }) => ({
          ...number,
          partId: oeId,
          brandId: priceBrandId,
          name: oeName,
        })),
      };
    },
  });
}

function oeVehicles({ parts }: CatalogueServices): ApiOperation {
  const { brandId, brandName, familyId, familyName, groupId, groupName, vehicleClass } = vehicleFields;
  return defineOperation({
    code: 'oeVehicles',
    document: document('number', {
      name: ['OE 适用车型', 'Where an OE number is used'],
      summary: ['一个 OE 号适用的车型组。', 'The groups of vehicles that have an OE number.'],
    }),
    body: z.strictObject({ oe: OeField, brandId: BrandIdField }),
    result: z.strictObject({
      isStandard: field(
        z.boolean(),
        '标准件，适用于所有车型，不列车型组',
        'Standard hardware that fits everything: no groups are listed',
        false,
      ),
      groups: field(
        z.array(
          z.strictObject({
            brandId,
            brandName,
            familyId,
            familyName,
            groupId,
            groupName,
            vehicleClass,
            yearFrom: field(z.number().int(), '起始年款', 'First model year', 2018),
            yearTo: field(z.number().int().nullable(), '截止年款', 'Last model year', null),
          }),
        ),
        '适用的车型组',
        'The groups that have it',
      ),
    }),
    errorCodes: [],
    async run({ oe, brandId: brand }, caller) {
      const { vehicleList, isStandard } = await parts.getAdapterVehicle({ oe, brandId: brand }, contextOf(caller));
      const groups = vehicleList.map(({ vehicleTypeCode, ...group }) => ({ ...group, vehicleClass: vehicleTypeCode }));
      return { isStandard, groups };
    },
  });
}
