import type { PartSystem } from '../part-system.ts';

export const truckSteering: PartSystem = {
  code: '34',
  zh: '转向系统',
  en: 'Steering',
  nodes: [
    {
      code: '3401',
      zh: '动力转向',
      en: 'Power steering',
      parts: [
        ['T3401001', '转向机总成', 'Steering gear', '个', 1, '', '方向机 方向机总成'],
        ['T3401002', '转向助力泵', 'Power steering pump', '个', 1, '', '助力泵'],
        ['T3401003', '转向直拉杆', 'Drag link', '根', 1, 's', '直拉杆'],
        ['T3401004', '转向油罐', 'Steering reservoir', '个', 1, '', ''],
      ],
    },
  ],
};
