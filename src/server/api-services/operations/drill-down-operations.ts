import { z } from 'zod';
import { Id } from '../../../contract/fields.ts';
import { type ApiOperation, defineOperation } from './api-operation.ts';
import { VehicleClassField } from './catalogue-fields.ts';
import { type CatalogueServices, contextOf } from './catalogue-services.ts';
import { document } from './documents.ts';
import { field } from './field.ts';
import { foundVehicles, toFound } from './found-vehicles.ts';

/** From a make to its vehicles, step by step. */
export function drillDownOperations(services: CatalogueServices): readonly ApiOperation[] {
  return [brands(services), families(services), groups(services), groupVehicles(services)];
}

function brands({ vehicles: catalogue }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'brandList',
    document: document('vehicle', {
      name: ['品牌列表', 'Brands'],
      summary: ['目录中的品牌，按首字母。', 'The brands of the catalogue, by initial.'],
      rule: 'free',
      count: 0,
    }),
    body: z.strictObject({
      initial: field(
        z
          .string()
          .regex(/^[A-Z]$/)
          .optional(),
        '首字母；默认全部',
        'The initial; all by default',
        'D',
      ),
      vehicleClass: VehicleClassField,
    }),
    result: z.strictObject({
      brands: field(
        z.array(
          z.strictObject({
            brandId: field(Id, '品牌编号', 'Id of the brand', 17),
            brandCode: field(z.string(), '品牌代码', 'Code of the brand', 'VW'),
            brandName: field(z.string(), '品牌', 'Brand', '大众', 'Volkswagen'),
            initial: field(z.string(), '首字母', 'Initial', 'D'),
          }),
        ),
        '品牌',
        'Brands',
      ),
    }),
    errorCodes: [],
    async run({ initial, vehicleClass }, caller) {
      const context = contextOf(caller);
      const list = vehicleClass === 'B' ? catalogue.getCovBrandsByInitial : catalogue.getBrandsByInitial;
      const found = await list({ initial }, context);
      return found.length === 0 ? null : { brands: found.map(({ familyNum: _num, ...brand }) => brand) };
    },
  });
}

function families({ vehicles: catalogue }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'familyList',
    document: document('vehicle', {
      name: ['车系列表', 'Families of a brand'],
      summary: ['一个品牌的车系。', 'The families of a brand.'],
      rule: 'free',
      count: 0,
    }),
    body: z.strictObject({
      brandId: field(Id, '品牌编号，来自品牌列表', 'Id of a brand, from the list of brands', 17),
      vehicleClass: VehicleClassField,
    }),
    result: z.strictObject({
      families: field(
        z.array(
          z.strictObject({
            familyId: field(Id, '车系编号', 'Id of the family', 145),
            familyName: field(z.string(), '车系', 'Family', '朗逸', 'Lavida'),
            makerName: field(z.string(), '厂商', 'Maker', '上汽大众', 'SAIC Volkswagen'),
            body: field(z.string(), '车身', 'Body', 'sedan'),
          }),
        ),
        '车系',
        'Families',
      ),
    }),
    errorCodes: [],
    async run({ brandId, vehicleClass }, caller) {
      const list = vehicleClass === 'B' ? catalogue.getCovFamiliesByBrand : catalogue.getFamiliesByBrand;
      const found = await list({ brandId }, contextOf(caller));
      const families = found.map(({ yearFrom: _from, yearTo: _to, vehicleNum: _num, ...family }) => family);
      return families.length === 0 ? null : { families };
    },
  });
}

function groups({ vehicles: catalogue }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'groupList',
    document: document('vehicle', {
      name: ['车型组列表', 'Groups of a family'],
      summary: [
        '一个车系的车型组：同一代、同一发动机的车型。',
        'The groups of a family: one generation with one engine each.',
      ],
      rule: 'free',
      count: 0,
    }),
    body: z.strictObject({
      familyId: field(Id, '车系编号，来自车系列表', 'Id of a family, from the list of families', 145),
      vehicleClass: VehicleClassField,
    }),
    result: z.strictObject({
      groups: field(
        z.array(
          z.strictObject({
            groupId: field(Id, '车型组编号', 'Id of the group', 453),
            groupName: field(z.string(), '车型组', 'Group', '朗逸 1.2T (2018–)', 'Lavida 1.2T (2018–)'),
            yearFrom: field(z.number().int(), '起始年款', 'First model year', 2018),
            yearTo: field(z.number().int().nullable(), '截止年款', 'Last model year', null),
            vehicleCount: field(z.number().int(), '车型数', 'Number of vehicles', 3),
          }),
        ),
        '车型组',
        'Groups',
      ),
    }),
    errorCodes: [],
    async run({ familyId, vehicleClass }, caller) {
      const list = vehicleClass === 'B' ? catalogue.getCovGroupsByFamily : catalogue.getGroupsByFamily;
      const found = await list({ familyId }, contextOf(caller));
      if (found.length === 0) return null;
      return { groups: found.map(({ vehicleNum, ...group }) => ({ ...group, vehicleCount: vehicleNum })) };
    },
  });
}

function groupVehicles({ vehicles: catalogue }: CatalogueServices): ApiOperation {
  return defineOperation({
    code: 'groupVehicles',
    document: document('vehicle', {
      name: ['车型组的车型', 'Vehicles of a group'],
      summary: ['一个车型组的全部车型。', 'All vehicles of a group.'],
    }),
    body: z.strictObject({
      groupId: field(Id, '车型组编号，来自车型组列表', 'Id of a group, from the list of groups', 453),
      vehicleClass: VehicleClassField,
    }),
    result: foundVehicles,
    errorCodes: [],
    async run({ groupId, vehicleClass }, caller) {
      const list = vehicleClass === 'B' ? catalogue.getCovVehiclesByGroup : catalogue.getVehiclesByGroup;
      return toFound(await list({ groupId }, contextOf(caller)));
    },
  });
}
