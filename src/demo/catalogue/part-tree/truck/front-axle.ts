import type { PartSystem } from '../part-system.ts';

export const truckFrontAxle: PartSystem = {
  code: '30',
  zh: '前轴',
  en: 'Front axle',
  nodes: [
    {
      code: '3001',
      zh: '前轴与主销',
      en: 'Axle beam & king pin',
      parts: [
        ['T3001001', '前轴', 'Front axle beam', '个', 1, '', '工字梁'],
        ['T3001002', '转向节', 'Steering knuckle', '个', 2, 'ps', '羊角'],
        ['T3001003', '主销修理包', 'King pin kit', '套', 2, '', '立柱包'],
        ['T3001004', '横拉杆球头', 'Track rod end', '个', 2, 's', ''],
      ],
    },
  ],
};
