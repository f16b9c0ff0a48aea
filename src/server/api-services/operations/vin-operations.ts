import { z } from 'zod';
import { type ApiOperation, defineOperation } from './api-operation.ts';
import { type CatalogueServices, contextOf } from './catalogue-services.ts';
import { field } from './field.ts';

/** A VIN as typed: spaces, hyphens and lower case are fine. */
export const VinField = field(
  z.string().trim().min(1).max(40),
  '车架号（VIN），17 位；空格、连字符和小写会自动处理',
  'The VIN, 17 characters; spaces, hyphens and lower case are accepted',
  'LSVNV2184G2100010',
);

export function vinOperations({ vehicles }: CatalogueServices): readonly ApiOperation[] {
  const repair = defineOperation({
    code: 'vinRepair',
    document: {
      name: 'VIN 纠错',
      nameEn: 'VIN repair',
      summary: '检查 VIN 的格式和校验位，说明厂商、国别和年款，并给出最可能的正确 VIN。',
      summaryEn:
        'Checks the form and the check digit of a VIN, names its maker, country and model years, and proposes the most likely corrections.',
      classCode: 'vehicle',
      count: 1,
      rule: 'answer',
      industryLabel: '维修厂、保险公司',
      industryLabelEn: 'Repair shops, insurers',
    },
    body: z.strictObject({ vin: VinField }),
    result: z.strictObject({
      vin: field(z.string(), '规范化后的 VIN', 'The VIN, normalised', 'LSVNV2184G2100010'),
      status: field(
        z.enum(['valid', 'checkDigitMismatch', 'malformed']),
        '检查结果：valid 正确，checkDigitMismatch 校验位不符，malformed 格式不正确',
        'Result: valid, checkDigitMismatch or malformed',
        'valid',
      ),
      isMandatory: field(z.boolean(), '该厂商的校验位是否强制', 'Whether the maker must use a check digit', true),
      expectedCheckDigit: field(
        z.string().nullable(),
        '应有的第 9 位校验位',
        'The check digit that position 9 should have',
        '4',
      ),
      problems: field(
        z.array(
          z.strictObject({
            kind: field(
              z.enum(['tooShort', 'tooLong', 'illegalCharacter']),
              '问题：tooShort 太短，tooLong 太长，illegalCharacter 非法字符',
              'Problem: tooShort, tooLong or illegalCharacter',
              'illegalCharacter',
            ),
            position: field(z.number().int().nullable(), '位置，从 1 开始', 'Position, from 1', 9),
            text: field(z.string(), '问题字符', 'The character', 'O'),
          }),
        ),
        '格式问题',
        'Problems of the form',
      ),
      isKnown: field(z.boolean(), '目录中是否有该 VIN 的车型', 'Whether the catalogue has vehicles for the VIN', true),
      maker: field(z.string().nullable(), '厂商', 'Maker', '上汽大众'),
      country: field(z.string().nullable(), '国别', 'Country', '中国'),
      modelYears: field(z.array(z.number().int()), '可能的年款', 'Possible model years', [2016]),
      serial: field(z.string().nullable(), '流水号', 'Serial number', '100010'),
      candidates: field(
        z.array(
          z.strictObject({
            vin: field(z.string(), '可能的正确 VIN', 'A possible correction', 'LSVNV2184G2100010'),
            isKnown: field(z.boolean(), '目录中是否有该 VIN 的车型', 'Whether the catalogue has vehicles for it', true),
            changes: field(
              z.array(
                z.strictObject({
                  position: field(z.number().int(), '位置，从 1 开始', 'Position, from 1', 9),
                  from: field(z.string(), '原字符', 'Character as sent', '3'),
                  to: field(z.string(), '改为', 'Character proposed', '4'),
                }),
              ),
              '与传入 VIN 的差别',
              'Differences from the VIN that was sent',
            ),
          }),
        ),
        '可能的正确 VIN，最可能的在前',
        'Possible corrections, most likely first',
      ),
    }),
    errorCodes: [],
    async run({ vin }, caller) {
      return vehicles.checkVin({ vin }, contextOf(caller));
    },
  });
  return [repair];
}
