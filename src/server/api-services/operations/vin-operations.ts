import { z } from 'zod';
import { Refusal } from '../../platform/errors.ts';
import { type ApiCaller, type ApiOperation, defineOperation } from './api-operation.ts';
import { VinField, vehicleFields } from './catalogue-fields.ts';
import { vehicleOf } from './catalogue-records.ts';
import { type CatalogueServices, contextOf } from './catalogue-services.ts';
import { document } from './documents.ts';
import { field } from './field.ts';

/** Most VINs in one call. */
const VIN_BATCH_MAX = 20;

const certainty = field(
  z.enum(['certain', 'likely', 'possible']),
  '把握：certain 确定，likely 很可能，possible 可能',
  'Certainty: certain, likely or possible',
  'certain',
);

const vehicles = field(z.array(z.strictObject(vehicleFields)), '车型，至多 200 个', 'Vehicles, at most 200');

/** A VIN, or several, to vehicles; and what can be said of a VIN by itself. */
export function vinOperations(services: CatalogueServices): readonly ApiOperation[] {
  return [vinToVehicle(services), vinBatch(services), vinRepair(services)];
}

function vinToVehicle({ vehicles: catalogue }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'vinToVehicle',
    document: document('vehicle', {
      name: ['VIN 查车型', 'Vehicle by VIN'],
      summary: [
        '由 VIN 得到对应的车型；一个 VIN 可能对应几个只差变速箱或配置的车型。',
        'Finds the vehicles of a VIN. There may be several that differ only in gearbox or trim.',
      ],
    }),
    body: z.strictObject({ vin: VinField }),
    result: z.strictObject({
      vin: field(z.string(), '规范化后的 VIN', 'The VIN, normalised', 'LSVNA2CJ1K2113527'),
      certainty,
      total: field(z.number().int(), '车型总数', 'Number of vehicles', 1),
      vehicles,
    }),
    errorCodes: ['200200', '200400'],
    async run({ vin }, caller) {
      const body = { vinCode: vin, isForced: false, vehType: 2 as const };
      const found = await catalogue.getVehicleByVin(body, contextOf(caller));
      const { query } = found.analysisDesc;
      return {
        vin: query,
        certainty: found.analysisDesc.certainty,
        total: found.total,
        vehicles: found.vehicleList.map(vehicleOf),
      };
    },
  });
}

function vinBatch({ vehicles: catalogue }: CatalogueServices): ApiOperation {
  async function findOne(vin: string, caller: ApiCaller) {
    try {
      const body = { vinCode: vin, isForced: false, vehType: 2 as const };
      const { vehicleList } = await catalogue.getVehicleByVin(body, contextOf(caller));
      return { vin, code: '000000', vehicles: vehicleList.map(vehicleOf) };
    } catch (error) {
      if (error instanceof Refusal && /^(100100|200200|200400)$/.test(error.code))
        return { vin, code: error.code, vehicles: [] };
      throw error;
    }
  }
  return defineOperation({
    code: 'vinBatch',
    document: document('vehicle', {
      name: ['批量 VIN 查车型', 'Vehicles by VINs'],
      summary: [
        `一次查询至多 ${VIN_BATCH_MAX} 个 VIN；只对查到的 VIN 收费。`,
        `Looks up to ${VIN_BATCH_MAX} VINs up at once; only those that are found are charged.`,
      ],
      rule: 'item',
    }),
    body: z.strictObject({
      vins: field(
        z.array(z.string().trim().min(1).max(40)).min(1).max(VIN_BATCH_MAX),
        `VIN 列表，1 至 ${VIN_BATCH_MAX} 个`,
        `1 to ${VIN_BATCH_MAX} VINs`,
        ['LSVNA2CJ1K2113527'],
      ),
    }),
    result: z.strictObject({
      found: field(z.number().int(), '查到的 VIN 数', 'Number of VINs that were found', 1),
      items: field(
        z.array(
          z.strictObject({
            vin: field(z.string(), '传入的 VIN', 'The VIN as sent', 'LSVNA2CJ1K2113527'),
            code: field(
              z.string(),
              '该 VIN 的结果码：000000 查到，100100 没有，200200 校验位不符，200400 格式不正确',
              'The code of this VIN: 000000 found, 100100 nothing, 200200 wrong check digit, 200400 not a VIN',
              '000000',
            ),
            vehicles,
          }),
        ),
        '每个 VIN 的结果，按传入顺序',
        'The result of each VIN, in the order sent',
      ),
    }),
    errorCodes: [],
    async run({ vins }, caller) {
      const items = await Promise.all(vins.map((vin) => findOne(vin, caller)));
      const found = items.filter(({ code }) => code === '000000').length;
      return found === 0 ? null : { found, items };
    },
    countItems: ({ found }) => found,
  });
}

const problem = z.strictObject({
  kind: field(
    z.enum(['tooShort', 'tooLong', 'illegalCharacter']),
    '问题：tooShort 太短，tooLong 太长，illegalCharacter 非法字符',
    'Problem: tooShort, tooLong or illegalCharacter',
    'illegalCharacter',
  ),
  position: field(z.number().int().nullable(), '位置，从 1 开始', 'Position, from 1', 9),
  text: field(z.string(), '问题字符', 'The character', 'O'),
});

const candidate = z.strictObject({
  vin: field(z.string(), '可能的正确 VIN', 'A possible correction', 'LSVNA2CJ1K2113527'),
  isKnown: field(z.boolean(), '目录中是否有该 VIN 的车型', 'Whether the catalogue has vehicles for it', true),
  changes: field(
    z.array(
      z.strictObject({
        position: field(z.number().int(), '位置，从 1 开始', 'Position, from 1', 9),
        from: field(z.string(), '原字符', 'Character as sent', '3'),
        to: field(z.string(), '改为', 'Character proposed', '1'),
      }),
    ),
    '与传入 VIN 的差别',
    'Differences from the VIN that was sent',
  ),
});

function vinRepair({ vehicles: catalogue }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'vinRepair',
    document: document('vehicle', {
      name: ['VIN 纠错', 'VIN repair'],
      summary: [
        '检查 VIN 的格式和校验位，说明厂商、国别和年款，并给出最可能的正确 VIN。',
        'Checks the form and the check digit of a VIN, names its maker, country and model years, and proposes corrections.',
      ],
    }),
    body: z.strictObject({ vin: VinField }),
    result: z.strictObject({
      vin: field(z.string(), '规范化后的 VIN', 'The VIN, normalised', 'LSVNA2CJ1K2113527'),
      status: field(
        z.enum(['valid', 'checkDigitMismatch', 'malformed']),
        '检查结果：valid 正确，checkDigitMismatch 校验位不符，malformed 格式不正确',
        'Result: valid, checkDigitMismatch or malformed',
        'valid',
      ),
      isMandatory: field(z.boolean(), '该厂商的校验位是否强制', 'Whether the maker must use a check digit', true),
      expectedCheckDigit: field(z.string().nullable(), '应有的第 9 位', 'The check digit that it should have', '1'),
      problems: field(z.array(problem), '格式问题', 'Problems of the form'),
      isKnown: field(z.boolean(), '目录中是否有该 VIN 的车型', 'Whether the catalogue has vehicles for it', true),
      maker: field(z.string().nullable(), '厂商', 'Maker', '上汽大众', 'SAIC Volkswagen'),
      country: field(z.string().nullable(), '国别', 'Country', '中国', 'China'),
      modelYears: field(z.array(z.number().int()), '可能的年款', 'Possible model years', [2019]),
      serial: field(z.string().nullable(), '流水号', 'Serial number', '113527'),
      candidates: field(z.array(candidate), '可能的正确 VIN，最可能的在前', 'Corrections, most likely first'),
    }),
    errorCodes: [],
    run: async ({ vin }, caller) => catalogue.checkVin({ vin }, contextOf(caller)),
  });
}
