import type { PartSystem } from '../part-system.ts';

export const truckElectrical: PartSystem = {
  code: '37',
  zh: '电气',
  en: 'Electrical',
  nodes: [
    {
      code: '3703',
      zh: '电源',
      en: 'Power supply',
      parts: [
        ['T3703001', '蓄电池', 'Battery (12 V ×2)', '只', 2, 'w', '电瓶 电池'],
        ['T3703002', '发电机', 'Alternator', '个', 1, '', ''],
        ['T3703003', '起动机', 'Starter', '个', 1, '', '马达'],
        ['T3703004', '电源总开关', 'Battery main switch', '个', 1, '', ''],
      ],
    },
    {
      code: '4121',
      zh: '灯具',
      en: 'Lamps',
      parts: [
        ['T4121001', '左前照灯总成', 'Headlamp assy, left', '个', 1, '', '左大灯 左前大灯'],
        ['T4121002', '右前照灯总成', 'Headlamp assy, right', '个', 1, '', '右大灯 右前大灯'],
        ['T4121003', '后组合灯', 'Tail lamp', '只', 2, 'p', ''],
        ['T4121004', '示廓灯', 'Outline marker lamp', '只', 4, '', ''],
      ],
    },
  ],
};
