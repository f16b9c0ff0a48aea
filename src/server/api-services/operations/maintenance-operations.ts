import { z } from 'zod';
import { Id } from '../../../contract/fields.ts';
import type { MaintainProject } from '../../../contract/maintenance/schemas.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { type ApiOperation, defineOperation } from './api-operation.ts';
import { OptionalVin, partFields, VehicleIdField } from './catalogue-fields.ts';
import { partOf } from './catalogue-records.ts';
import { type CatalogueServices, contextOf } from './catalogue-services.ts';
import { document } from './documents.ts';
import { field } from './field.ts';

const interval = (zh: string, en: string, example: number | null) =>
  field(z.number().int().nullable(), zh, en, example);

const projectFields = {
  projectId: field(Id, '保养项目编号', 'Id of the project', 1),
  itemCode: field(z.string(), '保养件代码', 'Code of the item', 'M01'),
  name: field(z.string(), '保养项目', 'Project', '更换发动机机油', 'Replace engine oil'),
  operation: field(
    z.enum(['replace', 'inspect', 'clean', 'rotate', 'adjust', 'topUp', 'grease']),
    '作业：replace 更换，inspect 检查，clean 清洁，rotate 换位，adjust 调整，topUp 补充，grease 润滑',
    'Job: replace, inspect, clean, rotate, adjust, topUp or grease',
    'replace',
  ),
  isCheckFirst: field(z.boolean(), '先检查，必要时更换', 'Inspected first, and replaced if necessary', false),
  intervalKm: interval('间隔里程，公里；空为不按里程', 'Interval in km; null: not by distance', 10_000),
  intervalMonths: interval('间隔月数；空为不按时间', 'Interval in months; null: not by time', 12),
  firstKm: interval('首次里程，公里；空为一个间隔', 'First due, in km; null: after one interval', null),
  firstMonths: interval('首次月数；空为一个间隔', 'First due, in months; null: after one interval', null),
  hours: field(z.number(), '工时', 'Labour hours', 0.5),
  material: field(
    z
      .strictObject({
        name: field(z.string(), '油液辅料名称', 'Name of the material', '全合成机油 0W-20', 'Full synthetic oil 0W-20'),
        amount: field(z.number(), '用量', 'Amount', 4),
        unit: field(z.enum(['L', 'kg', 'bottle']), '单位：升、千克、瓶', 'Unit: L, kg or bottle', 'L'),
        unitPriceFen: field(z.number().int().nullable(), '单价，单位：分', 'Price of a unit, in fen', 7_500),
      })
      .nullable(),
    '油液辅料；没有时为空',
    'Material; null without one',
  ),
  parts: field(z.array(z.strictObject(partFields)), '所需配件', 'The parts that it takes'),
};

function projectOf(project: MaintainProject) {
  const { intervalKm, intervalMonths, firstKm, firstMonths, maintAssist } = project;
  return {
    projectId: project.stdMaintId,
    itemCode: project.baseItemCode,
    name: project.stdMaintTypeName,
    operation: project.operate,
    isCheckFirst: project.checkOrMustFlag === 1,
    intervalKm,
    intervalMonths,
    firstKm,
    firstMonths,
    hours: project.maintRepair.hours,
    material:
      maintAssist === null
        ? null
        : {
            name: maintAssist.partMaterialsName,
            amount: maintAssist.amount,
            unit: maintAssist.unit,
            unitPriceFen: maintAssist.unitPriceFen,
          },
    parts: project.partList.map(partOf),
  };
}

/** Plans of the catalogue. What an account has recorded of its vehicles plays no part. */
export function maintenanceOperations(services: CatalogueServices): readonly ApiOperation[] {
  return [maintenancePlan(services), maintenanceAtMark(services)];
}

function maintenancePlan({ maintenance, refuseOtherVin }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'maintenancePlan',
    document: document('maintenance', {
      name: ['保养方案', 'Maintenance plan'],
      summary: [
        '车型的完整保养方案：项目、间隔、配件、油液和工时。',
        'The whole maintenance plan of a vehicle: projects, intervals, parts, materials and hours.',
      ],
      industry: ['维修厂', 'Repair shops'],
    }),
    body: z.strictObject({ vehicleId: VehicleIdField, vin: OptionalVin }),
    result: z.strictObject({ projects: field(z.array(z.strictObject(projectFields)), '保养项目', 'Projects') }),
    errorCodes: ['200201', '700101'],
    async run({ vehicleId, vin }, caller) {
      await refuseOtherVin({ vehicleId, vin });
      const found = await maintenance.getMaintainList(omitUndefined({ vehicleId, vin }), contextOf(caller));
      return { projects: found.map(projectOf) };
    },
  });
}

function maintenanceAtMark({ maintenance, refuseOtherVin }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'maintenanceAtMark',
    document: document('maintenance', {
      name: ['到点保养项目', 'Maintenance at a mark'],
      summary: ['在某个里程或月数应做的保养项目。', 'The projects that are due at a mileage or a number of months.'],
      industry: ['维修厂', 'Repair shops'],
    }),
    body: z.strictObject({
      vehicleId: VehicleIdField,
      vin: OptionalVin,
      by: field(
        z.enum(['mileage', 'month']).default('mileage'),
        '按里程 mileage 或月数 month',
        'By mileage or month',
        'mileage',
      ),
      mark: field(z.number().int().min(1).max(3_000_000), '里程（公里）或月数', 'Kilometres or months', 10_000),
    }),
    result: z.strictObject({ projects: field(z.array(z.strictObject(projectFields)), '保养项目', 'Projects') }),
    errorCodes: ['200201', '700101'],
    async run({ vehicleId, vin, by, mark }, caller) {
      await refuseOtherVin({ vehicleId, vin });
      const body = { ...omitUndefined({ vehicleId, vin }), type: by, scale: mark };
      const found = await maintenance.getMaintainByScale(body, contextOf(caller));
      return found.length === 0 ? null : { projects: found.map(projectOf) };
    },
  });
}
