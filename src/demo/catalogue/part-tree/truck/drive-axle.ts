import type { PartSystem } from '../part-system.ts';

export const truckDriveAxle: PartSystem = {
  code: '24',
  zh: '驱动桥',
  en: 'Drive axle',
  nodes: [
    {
      code: '2402',
      zh: '主减速器',
      en: 'Final drive',
      parts: [
        ['T2402001', '主减速器总成', 'Differential carrier assy', '个', 1, '', '中段 牙包'],
        ['T2402002', '半轴', 'Axle shaft', '根', 2, 'p', ''],
        ['T2402003', '差速器总成', 'Differential', '个', 1, '', ''],
        ['T2402004', '桥壳', 'Axle housing', '个', 1, '', ''],
      ],
    },
    {
      code: '3103',
      zh: '轮毂',
      en: 'Wheel hub',
      parts: [
        ['T3103001', '轮毂', 'Wheel hub', '个', 6, '', ''],
        ['T3103002', '轮毂轴承', 'Wheel bearing', '个', 12, '', '轮边轴承'],
        ['T3103003', '轮毂油封', 'Hub seal', '个', 6, 'o', ''],
        ['T3103004', '轮胎螺栓', 'Wheel stud', '个', 60, '', ''],
        ['T3103901', '六角螺母', 'Hex nut', '个', 60, 'o', ''],
      ],
    },
  ],
};
