import { oeStyles } from '../../oe/oe-styles.ts';
import type { CatalogueFile } from './catalogue-file.ts';
import {
  choice,
  date,
  id,
  integer,
  minor,
  names,
  plain,
  reference,
  required,
  serialAliases,
  text,
  vehicleClasses,
} from './fields.ts';

/** Brands down to vehicles, and what finds a vehicle. */
export const vehicleFiles: readonly CatalogueFile[] = [
  {
    name: 'brands',
    about: { zh: '汽车品牌', en: 'Vehicle brands' },
    fields: {
      id: id('品牌编号', 'id of the brand', 'VW'),
      code: text(40, '显示的编码，空则同编号', 'code that is shown, where it differs from the id', 'VW'),
      ...names({ zh: '大众', en: 'Volkswagen' }, ['品牌', '品牌名称', 'brand']),
      initial: text(1, '拼音首字母，空则取自名称', 'initial A to Z; taken from the name where it is blank', 'D', {
        aliases: ['首字母'],
      }),
      country: text(60, '国家', 'country', '德国', { aliases: ['国别'] }),
      numberStyle: choice(
        Object.fromEntries(oeStyles.map((style) => [style, []])),
        'OE 号的书写格式，空则原样显示',
        'how its OE numbers are printed; as they are where it is blank',
        'vw',
      ),
      makerTree: plain(
        'boolean',
        '商用车有原厂结构（part-groups 的 maker 树）',
        'its trucks have the tree of their maker (maker in part-groups)',
        'no',
      ),
    },
  },
  {
    name: 'families',
    about: { zh: '车系', en: 'Model families' },
    fields: {
      id: id('车系编号', 'id of the family', 'VW-LAVIDA'),
      brand: reference('brands', '品牌编号、编码或名称', 'id, code or name of the brand', 'VW', {
        ...required,
        aliases: ['品牌'],
      }),
      ...names({ zh: '朗逸', en: 'Lavida' }, ['车系', 'family', 'model', 'series']),
      maker: text(120, '主机厂，空则为品牌名称', 'manufacturer; the brand where it is blank', '上汽大众', {
        aliases: ['主机厂', '厂家', '厂商', 'manufacturer', 'oem'],
      }),
      makerEn: text(120, '主机厂英文名称', 'manufacturer in English', 'SAIC Volkswagen', {
        aliases: ['厂家英文', '主机厂英文', '厂商英文'],
      }),
      class: choice(
        vehicleClasses,
        '乘用车或商用车，空则为乘用车',
        'passenger or commercial; passenger where it is blank',
        'passenger',
        { aliases: ['车辆类别', '类别', 'vehicle class'] },
      ),
      body: text(60, '车身形式', 'body', '三厢', { aliases: ['车身', '车身形式', 'body type'] }),
    },
  },
  {
    name: 'groups',
    about: {
      zh: '车型组：同一代、同一发动机的车型共用一套图册',
      en: 'Groups of vehicles of one generation and engine that share one parts book',
    },
    fields: {
      id: id('车型组编号', 'id of the group', 'LAVIDA-2018-1.4T'),
      family: reference('families', '车系编号', 'id of the family', 'VW-LAVIDA', { ...required, aliases: ['车系'] }),
      ...names({ zh: '朗逸 2018 1.4T', en: 'Lavida 2018 1.4T' }, ['车型组', 'group', 'generation']),
      yearFrom: integer({ min: 1900, max: 2100 }, '起始年款', 'first model year', '2018', {
        ...required,
        aliases: ['起始年份', '开始年款', 'start year', 'from year'],
      }),
      yearTo: integer(
        { min: 1900, max: 2100 },
        '截止年款（含），空为在产',
        'last model year; blank while built',
        '2022',
        {
          aliases: ['截止年款', '截止年份', '结束年款', 'end year', 'to year'],
        },
      ),
      displacement: text(20, '排量', 'displacement', '1.4T', { ...minor, aliases: ['排量'] }),
      fuel: text(40, '燃料', 'fuel', '汽油', { aliases: ['燃料', '燃油类型', 'fuel type'] }),
      engine: text(60, '发动机型号', 'engine model', 'EA211-DJS', {
        aliases: ['发动机', '发动机型号', 'engine model'],
      }),
      platform: text(60, '平台或底盘代号', 'platform or chassis code', 'MQB', {
        aliases: ['平台', '底盘号', 'chassis'],
      }),
    },
  },
  {
    name: 'vehicles',
    about: { zh: '车型', en: 'Vehicles' },
    fields: {
      id: id('车型编号', 'id of the vehicle', 'LAVIDA-2018-280-DSG'),
      group: reference('groups', '车型组编号', 'id of the group', 'LAVIDA-2018-1.4T', {
        ...required,
        aliases: ['车型组'],
      }),
      ...names({ zh: '朗逸 2018 款 280TSI 自动舒适版', en: 'Lavida 2018 280TSI automatic Comfort' }, [
        '车型',
        'vehicle',
      ]),
      year: integer({ min: 1900, max: 2100 }, '年款', 'model year', '2018', {
        ...required,
        aliases: ['年款', '年份', 'model year'],
      }),
      displacement: text(20, '排量，空则同车型组', 'displacement; as the group where it is blank', '1.4T', {
        ...minor,
        aliases: ['排量'],
      }),
      gearbox: text(60, '变速箱', 'gearbox', '7挡双离合', { aliases: ['变速箱', '变速器', 'transmission'] }),
      drive: text(60, '驱动形式', 'driven wheels', '前置前驱', {
        aliases: ['驱动', '驱动形式', 'drive type', 'drivetrain'],
      }),
      level: text(60, '配置级别', 'trim level', '舒适版', { aliases: ['配置', '配置级别', 'trim'] }),
      fuel: text(40, '燃料，空则同车型组', 'fuel; as the group where it is blank', '汽油', { aliases: ['燃料'] }),
      body: text(60, '车身，空则同车系', 'body; as the family where it is blank', '三厢', {
        ...minor,
        aliases: ['车身'],
      }),
      powerKw: integer({ min: 0, max: 5000 }, '功率（kW）', 'power in kW', '110', {
        ...minor,
        isApproximate: true,
        aliases: ['功率', 'power'],
        units: ['kW', '千瓦'],
      }),
      seats: integer({ min: 0, max: 200 }, '座位数', 'seats', '5', {
        ...minor,
        aliases: ['座位', '座位数'],
        units: ['座', '人'],
      }),
      emission: text(40, '排放标准', 'emission standard', '国五', { ...minor, aliases: ['排放', '排放标准'] }),
      factoryCode: text(60, '厂方车型代码', "maker's type code", '18TCN', {
        aliases: ['车型代码', '厂方代码', 'type code'],
      }),
      producedFrom: date('from', '起产日期', 'first day built', '2018-05', {
        aliases: ['起产', '生产起', '生产日期开始', '上市时间', 'sop'],
      }),
      producedTo: date('to', '停产日期（含）', 'last day built', '2020-03', {
        aliases: ['停产', '生产止', '生产日期截止', '生产日期结束', '停产时间', 'eop'],
      }),
      options: plain('list', '选装代码，分号分隔', 'option codes, separated by semicolons', '1KD;PR1', {
        aliases: ['选装代码', '选装', 'option codes', 'pr codes'],
      }),
    },
  },
  {
    name: 'configurations',
    about: { zh: '车型配置项', en: 'Equipment and dimensions of vehicles' },
    fields: {
      vehicle: reference('vehicles', '车型编号', 'id of the vehicle', 'LAVIDA-2018-280-DSG', {
        ...required,
        aliases: ['车型'],
      }),
      item: text(100, '配置项', 'item', '前制动器', { ...required, aliases: ['配置项', '配置项目', '参数'] }),
      itemEn: text(100, '配置项英文', 'item in English', 'Front brakes', { aliases: ['项目英文'] }),
      value: text(200, '内容', 'value', '通风盘 288 mm', { ...required, aliases: ['值', '参数值', '内容'] }),
      valueEn: text(200, '内容英文', 'value in English', 'Ventilated discs, 288 mm', { aliases: ['参数英文'] }),
      order: integer({ min: 0 }, '排序', 'order', '10', { aliases: ['排序', '序号'] }),
    },
  },
  {
    name: 'vin-rules',
    about: {
      zh: 'VIN 规则：前 8 位加年份位，可限定装配厂和序号',
      en: 'VIN rules: characters 1 to 8 and the year character',
    },
    fields: {
      id: id('规则编号，空则由内容生成', 'id of the rule; made from its content where it is blank', 'R1', {}),
      prefix: text(
        8,
        'VIN 第 1 至 8 位，第 4 至 8 位可用 * 表示任意字符',
        'characters 1 to 8 of the VIN; an * in place of 4 to 8 stands for any',
        'LSVNV418',
        {
          ...required,
          aliases: ['前8位', 'vin8', 'vds'],
        },
      ),
      yearCode: text(1, 'VIN 第 10 位', 'character 10 of the VIN', 'J', {
        ...required,
        aliases: ['年份位', '年份代码', 'year code'],
      }),
      vehicle: reference('vehicles', '车型编号', 'id of the vehicle', 'LAVIDA-2018-280-DSG', {
        ...required,
        aliases: ['车型'],
      }),
      plantCode: text(1, 'VIN 第 11 位，空为任意', 'character 11 of the VIN; any where it is blank', '2', {
        aliases: ['装配厂', 'plant'],
      }),
      serialFrom: integer({ min: 0, max: 999999 }, '起始序号', 'first serial number', '000001', {
        aliases: serialAliases.from,
      }),
      serialTo: integer({ min: 0, max: 999999 }, '截止序号（含）', 'last serial number', '999999', {
        aliases: serialAliases.to,
      }),
    },
  },
  {
    name: 'announcements',
    about: { zh: '公告号', en: 'Announcement numbers' },
    fields: {
      vehicle: reference('vehicles', '车型编号', 'id of the vehicle', 'LAVIDA-2018-280-DSG', {
        ...required,
        aliases: ['车型'],
      }),
      announcement: text(40, '公告号', 'announcement number', 'SVW7147BRD', {
        ...required,
        aliases: ['公告号', '公告型号', 'announcement no'],
      }),
    },
  },
];
