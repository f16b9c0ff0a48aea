import { z } from 'zod';
import { type ApiOperation, defineOperation } from './api-operation.ts';
import { VehicleIdField, vehicleFields } from './catalogue-fields.ts';
import { vehicleOf } from './catalogue-records.ts';
import { type CatalogueServices, contextOf } from './catalogue-services.ts';
import { document } from './documents.ts';
import { field } from './field.ts';
import { foundVehicles, toFound } from './found-vehicles.ts';

/** Vehicles by what is known of them, and the configuration of one. */
export function vehicleOperations(services: CatalogueServices): readonly ApiOperation[] {
  return [byName(services), byAnnouncement(services), byFactoryCode(services), configuration(services)];
}

function byName({ vehicles: catalogue }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'vehicleByName',
    document: document('vehicle', {
      name: ['名称查车型', 'Vehicles by name'],
      summary: [
        '按品牌、车系、年款、排量等文字查车型，可用拼音。',
        'Finds vehicles by brand, family, year, displacement and other words; Pinyin works too.',
      ],
    }),
    body: z.strictObject({
      name: field(
        z.string().trim().min(1).max(80),
        '车型名称的一部分',
        'A part of the name',
        '朗逸 2019',
        'Lavida 2019',
      ),
      vehicleClass: field(
        z.enum(['C', 'B']).optional(),
        '类别：C 乘用车，B 商用车；默认两类都查',
        'Class: C passenger, B commercial; both by default',
        'C',
      ),
    }),
    result: foundVehicles,
    errorCodes: [],
    async run({ name, vehicleClass }, caller) {
      const body = { vehicleName: name, ...(vehicleClass !== undefined && { vehicleTypeCode: vehicleClass }) };
      return toFound(await catalogue.getVehicleByName(body, contextOf(caller)));
    },
  });
}

function byAnnouncement({ vehicles: catalogue }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'vehicleByAnnouncement',
    document: document('vehicle', {
      name: ['公告号查车型', 'Vehicles by announcement number'],
      summary: [
        '由公告号（品牌型号）得到车型，适合按行驶证查询。',
        'Finds the vehicles of an announcement number, as a licence states it.',
      ],
      industry: ['维修厂、保险公司', 'Repair shops, insurers'],
    }),
    body: z.strictObject({
      announcement: field(z.string().trim().min(1).max(80), '公告号', 'The announcement number', 'SVW7146BRN6'),
    }),
    result: foundVehicles,
    errorCodes: [],
    run: async (body, caller) => toFound(await catalogue.getVehicleByAnnouncement(body, contextOf(caller))),
  });
}

function byFactoryCode({ vehicles: catalogue }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'vehicleByFactoryCode',
    document: document('vehicle', {
      name: ['出厂代码查车型', 'Vehicles by factory code'],
      summary: ['由厂家的车型编码得到车型。', 'Finds the vehicles of a code that the maker uses.'],
    }),
    body: z.strictObject({
      factoryCode: field(z.string().trim().min(1).max(80), '出厂代码', 'The factory code', 'GEP2165EFWDJ'),
    }),
    result: foundVehicles,
    errorCodes: [],
    run: async ({ factoryCode }, caller) =>
      toFound(await catalogue.getVehicleByFgwCode({ fgwCode: factoryCode }, contextOf(caller))),
  });
}

function configuration({ vehicles: catalogue, classOf }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'vehicleConfiguration',
    document: document('vehicle', {
      name: ['车型配置', 'Vehicle configuration'],
      summary: ['车型的参数配置和生产时间。', 'The configuration of a vehicle and when it was built.'],
    }),
    body: z.strictObject({ vehicleId: VehicleIdField }),
    result: z.strictObject({
      ...vehicleFields,
      producedFrom: field(z.string().nullable(), '开始生产；未知时为空', 'Built from; null if unknown', '2016-01-01'),
      producedTo: field(
        z.string().nullable(),
        '停止生产；在产或未知时为空',
        'Built until; null if still built or unknown',
        '2018-12-31',
      ),
      configuration: field(
        z.array(
          z.strictObject({
            key: field(z.string(), '参数', 'Key', 'displacement'),
            label: field(
              z.string().optional(),
              '数据供应商自有参数的名称',
              "Name of a line that is the supplier's own",
              'Front brakes',
            ),
            value: field(z.string(), '值', 'Value', '1.2T'),
          }),
        ),
        '参数配置',
        'The configuration',
      ),
    }),
    errorCodes: [],
    async run({ vehicleId }, caller) {
      const vehicleClass = await classOf(vehicleId);
      if (vehicleClass === undefined) return null;
      const body = { vehicleId, isVin: false };
      const context = contextOf(caller);
      const { vehicle, config, producedFrom, producedTo } = await (vehicleClass === 'B'
        ? catalogue.getCovVehicleConfig(body, context)
        : catalogue.getVehicleConfig(body, context));
      return { ...vehicleOf(vehicle), producedFrom, producedTo, configuration: config };
    },
  });
}
