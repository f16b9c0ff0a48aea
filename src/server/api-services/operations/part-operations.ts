import { z } from 'zod';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { CrashPosition } from '../../../contract/parts/panel-schemas.ts';
import type { PartHit } from '../../../contract/parts/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import { type ApiOperation, defineOperation } from './api-operation.ts';
import { assemblyFields, bookPartFields, OeField, openedVehicle } from './catalogue-fields.ts';
import { bookPartOf } from './catalogue-records.ts';
import { type CatalogueServices, contextOf } from './catalogue-services.ts';
import { document } from './documents.ts';
import { field } from './field.ts';

const hits = field(
  z.array(
    z.strictObject({
      ...assemblyFields,
      rule: field(
        z.enum(['oe', 'exact', 'alias', 'normalised', 'pinyin', 'initials', 'contains', 'oneEdit', 'within']),
        '命中方式，如 exact 名称相同、alias 俗称、pinyin 拼音',
        'How it matched, such as exact, alias or pinyin',
        'exact',
      ),
      ...bookPartFields,
    }),
  ),
  '找到的配件',
  'The parts that were found',
);

const toParts = (found: readonly PartHit[]) =>
  found.length === 0
    ? null
    : {
        parts: found.map(({ part, vehAssyId, assemblyName, rule }) => ({
          assemblyId: vehAssyId,
          assemblyName,
          rule,
          ...bookPartOf(part),
        })),
      };

/** Parts of one vehicle's book. */
export function partOperations(services: CatalogueServices): readonly ApiOperation[] {
  return [partByName(services), partByOe(services), commonParts(services), crashParts(services)];
}

function partByName({ parts, refuseOtherVin }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'partByName',
    document: document('part', {
      name: ['车型内按名称查配件', 'Parts of a vehicle by name'],
      summary: [
        '在一个车型中按名称查配件，可用俗称、拼音和首字母。',
        'Finds parts of a vehicle by name; slang, Pinyin and initials work too.',
      ],
    }),
    body: z.strictObject({
      ...openedVehicle,
      name: field(z.string().trim().min(1).max(60), '配件名称', 'Name of the part', '刹车片', 'brake pads'),
    }),
    result: z.strictObject({ parts: hits }),
    errorCodes: ['200201'],
    async run({ vehicleId, vin, name }, caller) {
      await refuseOtherVin({ vehicleId, vin });
      const body = omitUndefined({ vehicleId, vin, partName: name });
      return toParts(await withoutAbsent(async () => parts.getVehiclePartByName(body, contextOf(caller))));
    },
  });
}

/** No parts instead of the refusal for a part that the vehicle does not have. */
async function withoutAbsent(find: () => Promise<readonly PartHit[]>): Promise<readonly PartHit[]> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof Refusal && error.code === '300341') return [];
    throw error;
  }
}

function partByOe({ parts, refuseOtherVin }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'partByOe',
    document: document('part', {
      name: ['车型内按 OE 号查配件', 'Parts of a vehicle by OE number'],
      summary: [
        '确认一个 OE 号是否用于该车型，以及在哪个总成。',
        'Says whether a vehicle has an OE number, and in which assembly.',
      ],
    }),
    body: z.strictObject({ ...openedVehicle, oe: OeField }),
    result: z.strictObject({ parts: hits }),
    errorCodes: ['200201'],
    async run({ vehicleId, vin, oe }, caller) {
      await refuseOtherVin({ vehicleId, vin });
      const { provinceCode } = caller;
      const body = omitUndefined({ vehicleId, vin, oe, provinceCode });
      return toParts(await parts.getVehiclePartByOe(body, contextOf(caller)));
    },
  });
}

const placedParts = field(
  z.array(z.strictObject({ ...assemblyFields, ...bookPartFields })),
  '配件及其总成',
  'Parts with their assemblies',
);

function commonParts({ parts, refuseOtherVin }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'commonParts',
    document: document('part', {
      name: ['常用件', 'Common parts'],
      summary: ['车型的易损件和常用件。', 'Wear parts, and other parts that shops look up most.'],
      industry: ['维修厂', 'Repair shops'],
    }),
    body: z.strictObject(openedVehicle),
    result: z.strictObject({ parts: placedParts }),
    errorCodes: ['200201'],
    async run({ vehicleId, vin }, caller) {
      await refuseOtherVin({ vehicleId, vin });
      const { partsList } = await parts.getCommonPartList(omitUndefined({ vehicleId, vin }), contextOf(caller));
      if (partsList.length === 0) return null;
      return {
        parts: partsList.map((part) => ({
          assemblyId: part.vehAssyId,
          assemblyName: part.assemblyName,
          ...bookPartOf(part),
        })),
      };
    },
  });
}

function crashParts({ parts, refuseOtherVin }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'crashParts',
    document: document('part', {
      name: ['碰撞配件', 'Crash parts'],
      summary: ['按碰撞部位列出可能受损的配件。', 'The parts that an accident may damage, by zone.'],
      industry: ['维修厂、保险公司', 'Repair shops, insurers'],
    }),
    body: z.strictObject({
      ...openedVehicle,
      zones: field(
        z.array(CrashPosition).min(1).max(10),
        '碰撞部位：frontLeft 左前、front 正前、frontRight 右前、midLeft 左侧、midRight 右侧、top 车顶、bottom 底部、backLeft 左后、back 正后、backRight 右后',
        'Zones: frontLeft, front, frontRight, midLeft, midRight, top, bottom, backLeft, back, backRight',
        ['front'],
      ),
    }),
    result: z.strictObject({
      parts: field(
        z.array(
          z.strictObject({
            ...assemblyFields,
            zones: field(z.array(CrashPosition), '所在的碰撞部位', 'Its zones', ['front']),
            ...bookPartFields,
          }),
        ),
        '配件及其总成',
        'Parts with their assemblies',
      ),
    }),
    errorCodes: ['200201'],
    async run({ vehicleId, vin, zones }, caller) {
      await refuseOtherVin({ vehicleId, vin });
      const body = omitUndefined({ vehicleId, vin, positions: zones });
      const { partsList } = await parts.getCrashPartList(body, contextOf(caller));
      return {
        parts: partsList.map((part) => ({
          assemblyId: part.vehAssyId,
          assemblyName: part.assemblyName,
          zones: part.positions,
          ...bookPartOf(part),
        })),
      };
    },
  });
}
