import { itemNames } from '../../maintenance/maintain-item-names.ts';
import { maintainItemKeys, maintainItems } from '../../maintenance/maintain-items.ts';
import type { ListedKind } from '../../prices/price-kinds.ts';
import type { CatalogueFile } from './catalogue-file.ts';
import {
  choice,
  date,
  id,
  integer,
  names,
  oeAliases,
  plain,
  reference,
  required,
  text,
  vehicleClasses,
} from './fields.ts';

const number = reference('numbers', '编号或 OE 号', 'id or OE number', '5C0 698 151', {
  ...required,
  aliases: oeAliases,
});
const brand = reference(
  'brands',
  '品牌，OE 号在多个品牌下存在时需要',
  'brand, where the number exists for several',
  'VW',
  { aliases: ['品牌', '价格品牌', 'make'] },
);

/** What price lists call the kinds of price. */
const kindWords: Record<ListedKind, readonly string[]> = {
  market: ['市场价', '配件价', '售价', '批发价'],
  guide: ['指导价', '厂家指导价', '4S价', '4S店价', '建议零售价', 'list', 'msrp'],
  original: ['电商原厂价'],
  brand: ['电商品牌价', '品牌价'],
  suit: ['配套价', '电商配套价'],
};

/** The items by their key, which suppliers may also name in Chinese, in English or by the code. */
const maintenanceItems = Object.fromEntries(
  maintainItemKeys.map((key) => [key, [...itemNames[key], maintainItems[key]]]),
);

const kilometres = ['km', '公里', '千米'];
const months = ['个月', '月', 'months', 'month'];

/** What belongs to a number: replacements, prices, brand parts, vehicles. */
export const tradeFiles: readonly CatalogueFile[] = [
  {
    name: 'replacements',
    about: { zh: '替换关系', en: 'Replacements' },
    fields: {
      brand,
      from: reference('numbers', '原 OE 号', 'old number', '5C0 698 151', {
        ...required,
        aliases: ['原件号', '旧件号', 'old number'],
      }),
      to: reference('numbers', '新 OE 号', 'new number', '5C0 698 151 A', {
        ...required,
        aliases: ['新件号', '替换件号', 'new number'],
      }),
      kind: choice(
        {
          replaced: ['替换', '代替', '替代', '取代'],
          interchangeable: ['互换', '通用'],
          split: ['拆分'],
          merged: ['合并'],
        },
        '关系，空为替换',
        'kind; replaced where it is blank',
        'replaced',
        { aliases: ['类型'] },
      ),
      date: date('from', '生效日期', 'date', '2021-04-01', { ...required, aliases: ['日期', '生效日期'] }),
      note: text(300, '说明', 'note', '', { aliases: ['说明', '备注'] }),
      noteEn: text(300, '说明英文', 'note in English', ''),
    },
  },
  {
    name: 'prices',
    about: { zh: '价格', en: 'Prices' },
    fields: {
      number,
      brand,
      kind: choice(kindWords, '价格类型，空为市场价', 'kind; market where it is blank', 'market', {
        aliases: ['价格类型', '类型'],
      }),
      province: plain(
        'province',
        '省级行政区代码或名称，空为全国',
        'province by code or name; all where it is blank',
        '上海',
        {
          aliases: ['省份', '省', '地区', 'region'],
        },
      ),
      price: plain('money', '价格（元）', 'price in yuan', '286.00', {
        ...required,
        aliases: ['价格', '单价', '含税价', '未税价', '零售价', '市场价', '指导价', 'unit price', 'net price'],
      }),
      taxIncluded: plain('boolean', '含税，空为含税', 'includes tax; yes where it is blank', 'yes', {
        aliases: ['含税', '是否含税', 'tax'],
      }),
      source: text(60, '价格来源', 'source', '厂家 2026 年 11 月价目', { aliases: ['来源', '供应商', 'supplier'] }),
      date: date('from', '报价日期，空为导入当日', 'date; that of the import where it is blank', '2026-11-01', {
        aliases: ['日期', '报价日期', '生效日期', 'valid from'],
      }),
    },
  },
  {
    name: 'brand-parts',
    about: { zh: '品牌件', en: 'Brand parts' },
    fields: {
      id: id('编号，空则为品牌、件号和 OE 号', 'id; maker, number and OE number where it is blank', 'B-1', {}),
      maker: text(100, '配件品牌', 'maker of the part', '博世', { ...required, aliases: ['配件品牌', '品牌件品牌'] }),
      makerEn: text(100, '配件品牌英文', 'maker in English', 'Bosch', { aliases: ['品牌英文', '品牌英文名'] }),
      country: text(60, '国家', 'country', '德国', { aliases: ['产地', '国别'] }),
      partNumber: text(60, '品牌件号', 'number of the part', '0 986 AB1 234', {
        ...required,
        aliases: ['品牌件号', '品牌编号'],
      }),
      number: { ...number, about: { zh: '对应的 OE 号', en: 'OE number that it replaces' } },
      brand,
      class: choice(
        { equivalent: ['品牌件', '同质件'], used: ['拆车件', '二手件'], remanufactured: ['再制造件'] },
        '类型，空为品牌件',
        'class; equivalent where it is blank',
        'equivalent',
        { aliases: ['类型', '配件类型'] },
      ),
      price: plain('money', '市场价（元）', 'market price in yuan', '158.00', { aliases: ['价格', '市场价'] }),
      source: text(60, '价格来源', 'source of the price', '博世目录 2026', { aliases: ['来源'] }),
      date: date(
        'from',
        '报价日期，空为导入当日',
        'date of the price; that of the import where it is blank',
        '2026-10-01',
        { aliases: ['日期'] },
      ),
    },
  },
  {
    name: 'where-used',
    about: { zh: '没有图册行的适用车型', en: 'Vehicles of a number that stands in no parts book' },
    fields: {
      number,
      brand,
      vehicle: reference('vehicles', '车型编号', 'id of the vehicle', 'LAVIDA-2018-280-DSG', {
        ...required,
        aliases: ['车型'],
      }),
    },
  },
  {
    name: 'maintenance-fluids',
    about: { zh: '保养用油液', en: 'Fluids of maintenance' },
    fields: {
      id: id('油液编号', 'id of the fluid', 'OIL-0W20'),
      ...names({ zh: '全合成机油 0W-20', en: 'Full synthetic oil 0W-20' }),
      unit: choice({ L: ['升'], kg: ['公斤'], bottle: ['瓶'] }, '单位', 'unit', 'L', required),
      unitPrice: plain('money', '单价（元）', 'price of a unit in yuan', '68.00', { ...required, aliases: ['单价'] }),
      remark: text(300, '备注', 'remark', ''),
      remarkEn: text(300, '备注英文', 'remark in English', ''),
    },
  },
  {
    name: 'maintenance-projects',
    about: { zh: '保养项目', en: 'Maintenance projects' },
    fields: {
      id: id('项目编号', 'id of the project', 'M-OIL'),
      class: choice(vehicleClasses, '车辆类别', 'class of vehicles', 'passenger', {
        ...required,
        aliases: ['车辆类别', '类别', 'vehicle class'],
      }),
      item: choice(maintenanceItems, '基础项目', 'item', 'engineOil', {
        ...required,
        aliases: ['基础项目', '基础项目代码', '项目代码'],
      }),
      ...names({ zh: '更换机油', en: 'Replace the engine oil' }, ['项目名称']),
      type: choice(
        { parts: ['0', '配件'], fluid: ['1', '油液'], work: ['2', '工时'] },
        '类型',
        'what it takes',
        'fluid',
        required,
      ),
      operation: choice(
        {
          replace: ['更换', '替换'],
          inspect: ['检查', '检验'],
          clean: ['清洁', '清洗'],
          rotate: ['换位', '轮换'],
          adjust: ['调整', '调校'],
          topUp: ['添加', '加注', '补充'],
          grease: ['润滑', '打黄油'],
        },
        '操作',
        'operation',
        'replace',
        required,
      ),
      isCheck: plain('boolean', '先检查，必要时更换', 'inspected, replaced if need be', 'no', {
        aliases: ['是否检查'],
      }),
      standardParts: plain('list', '涉及的标准配件编码', 'codes of its standard parts', 'P0101;P0102', {
        aliases: ['标准件', '标准配件'],
      }),
      order: integer({ min: 0 }, '排序', 'order', '10'),
    },
  },
  {
    name: 'maintenance-plans',
    about: { zh: '车型组的保养周期', en: 'Maintenance plans of vehicle groups' },
    fields: {
      group: reference('groups', '车型组编号', 'id of the vehicle group', 'LAVIDA-2018-1.4T', {
        ...required,
        aliases: ['车型组'],
      }),
      project: reference('maintenance-projects', '项目编号', 'id of the project', 'M-OIL', {
        ...required,
        aliases: ['项目', '保养项目'],
      }),
      gearbox: text(60, '变速箱，空为任意', 'gearbox; any where it is blank', '', {
        aliases: ['变速箱', 'transmission'],
      }),
      drive: text(60, '驱动形式，空为任意', 'driven wheels; any where it is blank', '', {
        aliases: ['驱动', '驱动形式'],
      }),
      intervalKm: integer({ min: 1 }, '里程间隔（km）', 'interval in km', '10000', {
        aliases: ['间隔里程', '里程间隔', '保养里程'],
        units: kilometres,
      }),
      intervalMonths: integer({ min: 1 }, '时间间隔（月）', 'interval in months', '12', {
        aliases: ['间隔月', '间隔月数', '间隔时间', '时间间隔'],
        units: months,
      }),
      firstKm: integer({ min: 0 }, '首次里程（km）', 'first at km', '5000', {
        aliases: ['首次里程', '首保里程'],
        units: kilometres,
      }),
      firstMonths: integer({ min: 0 }, '首次时间（月）', 'first after months', '6', {
        aliases: ['首次月', '首次月数', '首次时间'],
        units: months,
      }),
      hours: plain('decimal', '工时', 'hours of work', '0.5', { ...required, units: ['h', '小时', '工时'] }),
      checkHours: plain(
        'decimal',
        '仅检查的工时，空为不超过 0.3',
        'hours of the inspection alone; those of the work, at most 0.3, where it is blank',
        '0.2',
        { aliases: ['检查工时'], units: ['h', '小时', '工时'] },
      ),
      fluid: reference('maintenance-fluids', '油液编号', 'id of the fluid', 'OIL-0W20', { aliases: ['油液'] }),
      amount: plain('decimal', '油液用量', 'amount of the fluid', '4.0', {
        aliases: ['用量', '加注量'],
        units: ['L', '升', 'kg', '公斤', '千克', '瓶'],
      }),
    },
  },
];
