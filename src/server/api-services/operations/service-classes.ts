/** The classes of the interfaces that ship with the product, in their order. */
export const serviceClasses = {
  vehicle: {
    name: '车型识别',
    nameEn: 'Vehicles',
    desc: '由 VIN、公告号、名称或行驶证照片找到准确车型。',
    descEn: 'Find the exact vehicle from a VIN, an announcement number, a name or a picture of a licence.',
    iconName: 'car',
    serviceType: '车型查询',
  },
  part: {
    name: '配件目录',
    nameEn: 'Parts books',
    desc: '车型的配件树、爆炸图、热点和配件查找。',
    descEn: 'Parts trees, drawings with hotspots and part search for a vehicle.',
    iconName: 'tool',
    serviceType: '配件查询',
  },
  number: {
    name: 'OE 号与品牌件',
    nameEn: 'OE numbers and brand parts',
    desc: 'OE 号查询、替换关系、适用车型和品牌件。',
    descEn: 'OE numbers, replacements, where-used and brand parts.',
    iconName: 'barcode',
    serviceType: '配件查询',
  },
  price: {
    name: '价格',
    nameEn: 'Prices',
    desc: '各省参考价、指导价和电商历史价。',
    descEn: 'Market prices by province, list prices and e-commerce quotes.',
    iconName: 'tag',
    serviceType: '配件查询',
  },
  maintenance: {
    name: '保养',
    nameEn: 'Maintenance',
    desc: '车型的保养方案和到期项目。',
    descEn: 'Maintenance plans of vehicles and what is due.',
    iconName: 'calendar',
    serviceType: '保养查询',
  },
} as const;

export type ServiceClassCode = keyof typeof serviceClasses;
