import type { PartSystem } from '../part-system.ts';

export const truckPropellerShaft: PartSystem = {
  code: '22',
  zh: '传动轴',
  en: 'Propeller shaft',
  nodes: [
    {
      code: '2201',
      zh: '传动轴',
      en: 'Propeller shaft',
      parts: [
        ['T2201001', '传动轴总成', 'Propeller shaft assy', '根', 1, '', ''],
        ['T2201002', '十字轴总成', 'Universal joint', '套', 3, 'w', '万向节 十字节'],
        ['T2201003', '中间支承', 'Centre bearing', '个', 1, '', '吊架'],
        ['T2201901', '传动轴螺栓', 'Propeller shaft bolt', '个', 8, 'o', ''],
      ],
    },
  ],
};
