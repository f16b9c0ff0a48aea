import type { PartSystem } from '../part-system.ts';

export const passengerSteering: PartSystem = {
  code: '16',
  zh: '转向系统',
  en: 'Steering',
  nodes: [
    {
      code: '1601',
      zh: '转向机与拉杆',
      en: 'Rack & tie rods',
      parts: [
        ['P1601001', '转向机总成', 'Steering rack assy', '个', 1, '', '方向机 转向器 方向机总成'],
        ['P1601002', '转向横拉杆内接头', 'Inner tie rod', '根', 2, 'p', '内拉杆'],
        ['P1601003', '转向横拉杆外球头', 'Tie-rod end', '个', 2, 'ps', '外球头 方向机外球头'],
        ['P1601004', '转向管柱总成', 'Steering column', '个', 1, '', ''],
        ['P1601005', '方向盘', 'Steering wheel', '个', 1, '', ''],
        ['P1601006', '动力转向油泵', 'Power steering pump', '个', 1, '', '助力泵'],
      ],
    },
  ],
};
