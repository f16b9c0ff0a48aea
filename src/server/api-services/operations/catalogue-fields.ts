import { z } from 'zod';
import { Id } from '../../../contract/fields.ts';
import { FitGrade, FitRule } from '../../../contract/parts/fit-schemas.ts';
import { PROVINCE_CODES, REGION_NAMES } from '../../../contract/provinces/rules.ts';
import { VehicleType } from '../../../contract/vehicles/schemas.ts';
import { field } from './field.ts';

/** The fields that several operations take or answer. Their examples are records of the demo catalogue. */

export const VinField = field(
  z.string().trim().min(1).max(40),
  '车架号（VIN），17 位；空格、连字符和小写会自动处理',
  'The VIN, 17 characters; spaces, hyphens and lower case are accepted',
  'LSVNA2CJ1K2113527',
);

/** Checked against the vehicle; it narrows the parts to those that were built in. */
export const OptionalVin = field(
  z.string().trim().min(1).max(40).optional(),
  'VIN，用于剔除该车不装的件；属于其他车型时返回 200201',
  'The VIN, which leaves out parts that the vehicle was built without; 200201 if it belongs to another vehicle',
  'LSVNA2CJ1K2113527',
);

export const VehicleIdField = field(
  Id,
  '车型编号，来自车型接口',
  'The id of a vehicle, from an interface about vehicles',
  2140,
);
export const BrandIdField = field(Id, '品牌编号', 'The id of the brand', 17);
export const OeField = field(
  z.string().trim().min(1).max(40),
  'OE 号；空格、连字符和大小写不影响结果',
  'An OE number; spaces, hyphens and case do not matter',
  '5Q0698151P',
);
export const ProvinceField = field(
  z.enum(PROVINCE_CODES).optional(),
  '省份行政区划代码；默认为账号的默认省份',
  'The code of a province; by default that of the account',
  '110000',
);
export const VehicleClassField = field(
  VehicleType.default('C'),
  '车辆类别：C 乘用车，B 商用车；默认 C',
  'Class: C passenger, B commercial; C by default',
  'C',
);

/** A vehicle as interfaces answer it. */
export const vehicleFields = {
  vehicleId: field(Id, '车型编号，用于其他接口', 'The id, for other interfaces', 2140),
  vehicleName: field(z.string(), '车型名称', 'Name', '2019款 1.2T 手动 标准型', '2019 1.2T manual standard'),
  vehicleClass: field(VehicleType, '类别：C 乘用车，B 商用车', 'Class: C passenger, B commercial', 'C'),
  brandId: field(Id, '品牌编号', 'Id of the brand', 17),
  brandName: field(z.string(), '品牌', 'Brand', '大众', 'Volkswagen'),
  familyId: field(Id, '车系编号', 'Id of the family', 145),
  familyName: field(z.string(), '车系', 'Family', '朗逸', 'Lavida'),
  groupId: field(Id, '车型组编号', 'Id of the group', 453),
  groupName: field(
    z.string(),
    '车型组',
    'Group: one generation with one engine',
    '朗逸 1.2T (2018–)',
    'Lavida 1.2T (2018–)',
  ),
  modelYear: field(z.number().int(), '年款', 'Model year', 2019),
  displacement: field(z.string(), '排量', 'Displacement', '1.2T'),
  gearbox: field(z.string(), '变速箱', 'Gearbox', 'MT'),
  drive: field(z.string(), '驱动形式', 'Drive', 'FWD'),
  trim: field(z.string(), '配置级别', 'Trim', 'entry'),
  fuel: field(z.string(), '燃料', 'Fuel', 'petrol'),
  body: field(z.string(), '车身', 'Body', 'sedan'),
  announcement: field(z.string().nullable(), '公告号', 'Announcement number', 'SVW7146BRN6'),
  factoryCode: field(z.string().nullable(), '出厂代码', 'Factory code', null),
  partCount: field(z.number().int(), '配件目录的行数', 'Rows of its parts book', 190),
};

export const partFields = {
  partId: field(Id, '配件编号', 'Id of the part', 26007),
  oe: field(z.string(), 'OE 号，按厂家书写', 'OE number as the brand prints it', '5Q0 698 151 P'),
  searchOe: field(z.string(), 'OE 键：大写字母和数字', 'Its key: upper case, letters and digits', '5Q0698151P'),
  name: field(z.string(), '原厂名称', 'Name of the maker', '前制动片', 'Front brake pads'),
  standardName: field(z.string(), '标准配件名称', 'Name of the standard part', '前制动片', 'Front brake pads'),
  standardCode: field(z.string(), '标准配件代码', 'Code of the standard part', 'P1701001'),
  brandId: field(Id, '品牌编号，用于价格接口', 'Id of the brand, for interfaces about prices', 17),
  brandName: field(z.string(), '品牌', 'Brand', '大众', 'Volkswagen'),
  replacements: field(
    z.array(z.string()),
    '可替换本号的 OE 号，最新的在前',
    'Numbers that replace this one, latest first',
    ['5Q0 698 151 R'],
  ),
  successors: field(
    z.array(z.string()),
    '现在应订的 OE 号：替换链的终点；为空表示本号现用，或已停产且无替代号',
    'Numbers to order today, at the end of the chain; empty: the number is current, or discontinued without a successor',
    ['5Q0 698 151 R'],
  ),
  isDiscontinued: field(z.boolean(), '是否停产', 'Whether it is discontinued', false),
};

const fitRule = z.strictObject({
  field: field(
    FitRule.shape.field,
    '依据：整本目录、变速箱、驱动、配置、生产日期、流水号、选装代码、问题、同序号配件号或门店反馈',
    'Basis: the whole book, gearbox, drive, trim, production date, serial number, options, a question, variants or reports',
    'gearboxType',
  ),
  verdict: field(
    FitRule.shape.verdict,
    '结论：meets 符合，open 无法判断，contradicts 不符合',
    'Result: meets, open (cannot be decided) or contradicts',
    'meets',
  ),
  text: field(
    z.string(),
    '依据的文字说明',
    'The rule in words',
    '变速箱：手动（本车 手动）',
    'Gearbox: manual (this vehicle: manual)',
  ),
  source: field(z.string(), '数据来源', 'Source of the data', '示例目录', 'Demo catalogue'),
  dataVersion: field(z.string(), '数据版本', 'Version of the data', '1 (2026-10-01)'),
});

const fit = z.strictObject({
  grade: field(
    FitGrade,
    '适用结论：fits 适用，check 需核对，misfit 不适用',
    'Grade: fits, check (something is unknown) or misfit',
    'fits',
  ),
  rules: field(z.array(fitRule), '结论的依据，至少一条', 'What the grade rests on, at least one rule'),
});

/** A part of one vehicle's book. */
export const bookPartFields = {
  ...partFields,
  callout: field(z.string(), '爆炸图上的序号', 'Callout on the drawing', '1'),
  quantity: field(z.number(), '用量；0 表示按需', 'Quantity; 0: as required', 1),
  unit: field(z.string(), '单位', 'Unit', '套', 'set'),
  remark: field(z.string(), '备注', 'Remark', ''),
  isFitting: field(z.boolean(), '不适用时为 false', 'False if it does not fit the vehicle', true),
  fit: field(fit, '是否适用于该车及依据', 'Whether it fits the vehicle, and why'),
};

const fenField = (zh: string, en: string, example: number) =>
  field(z.number().int().nullable(), `${zh}，单位：分`, `${en}, in fen`, example);

/** Prices of one number in one province. */
export const priceFields = {
  provinceCode: field(z.enum(PROVINCE_CODES), '省份代码', 'Code of the province', '110000'),
  region: field(z.enum(REGION_NAMES), '大区', 'Region', REGION_NAMES[0]),
  marketPriceFen: fenField('含税参考价', 'Market price with tax', 32_000),
  regionPriceFen: fenField('区域市场价', 'Median of the region', 31_800),
  guidePriceFen: fenField('厂家指导价', 'List price of the maker', 39_800),
  dated: field(z.string(), '价格日期', 'Date of the price', '2026-10-01'),
  standInOe: field(
    z.string().nullable(),
    '价格取自此替换号；为空则是本号价格',
    'The replacing number whose price this is; null for its own',
    '5Q0698151R',
  ),
};

export const offerFields = {
  aftermarketPartId: field(Id, '品牌件编号', 'Id of the brand part', 27236),
  aftermarketBrandId: field(Id, '售后品牌编号', 'Id of the aftermarket brand', 16),
  aftermarketBrandName: field(z.string(), '售后品牌', 'Aftermarket brand', '金麒麟', 'Gold Phoenix'),
  number: field(z.string(), '品牌件号', 'Number of the brand part', 'D9907-4718'),
  partClass: field(
    z.enum(['original', 'equivalent', 'used', 'remanufactured']),
    '品质：original 原厂，equivalent 同质，used 拆车，remanufactured 再制造',
    'Class: original, equivalent, used or remanufactured',
    'equivalent',
  ),
  priceFen: fenField('参考价', 'Price', 18_500),
  dated: field(z.string().nullable(), '价格日期', 'Date of the price', '2026-10-01'),
};

/** The VIN of another vehicle is refused, as when a vehicle is opened in the storefront. */
export const openedVehicle = { vehicleId: VehicleIdField, vin: OptionalVin };

export const assemblyFields = {
  assemblyId: field(Id, '总成编号', 'Id of the assembly', 13001),
  assemblyName: field(z.string(), '总成名称', 'Name of the assembly', '行车制动', 'Service brake'),
};
