import type { PartSystem } from '../part-system.ts';

export const truckSuspension: PartSystem = {
  code: '29',
  zh: '悬架',
  en: 'Suspension',
  nodes: [
    {
      code: '2902',
      zh: '前悬架',
      en: 'Front suspension',
      parts: [
        ['T2902001', '前钢板弹簧总成', 'Front leaf spring', '副', 2, '', '前板簧'],
        ['T2902002', '前减振器', 'Front shock absorber', '根', 2, '', '前减震器 减震器'],
      ],
    },
    {
      code: '2912',
      zh: '后悬架',
      en: 'Rear suspension',
      parts: [
        ['T2912001', '后钢板弹簧总成', 'Rear leaf spring', '副', 2, '', '后板簧'],
        ['T2912002', '空气弹簧', 'Air spring', '个', 8, '', '气囊'],
        ['T2912003', '推力杆', 'Torque rod', '根', 6, '', '拉臂'],
        ['T2912004', 'U形螺栓', 'U-bolt', '根', 4, '', '骑马螺栓'],
      ],
    },
  ],
};
