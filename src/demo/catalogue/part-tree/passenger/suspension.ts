import type { PartSystem } from '../part-system.ts';

export const passengerSuspension: PartSystem = {
  code: '15',
  zh: '悬架与车轮',
  en: 'Suspension & wheels',
  nodes: [
    {
      code: '1501',
      zh: '前悬架',
      en: 'Front suspension',
      parts: [
        ['P1501001', '前减振器', 'Front shock absorber', '根', 2, 'p', '前避震 前减震器 前减震'],
        ['P1501002', '前螺旋弹簧', 'Front coil spring', '个', 2, 'p', '前弹簧 减震弹簧'],
        ['P1501003', '前减振器上支座', 'Front strut mount', '个', 2, 'p', '顶胶'],
        ['P1501004', '前下摆臂', 'Front lower control arm', '根', 2, 'p', '三角臂 下支臂 下摆臂 元宝梁摆臂'],
        ['P1501005', '前下摆臂球头', 'Lower ball joint', '个', 2, 'ps', '下球头'],
        ['P1501006', '前稳定杆连杆', 'Front stabilizer link', '根', 2, 'p', '小吊杆 平衡杆拉杆'],
        ['P1501901', '自锁螺母', 'Self-locking nut', '个', 4, 'o', '防松螺母'],
      ],
    },
    {
      code: '1502',
      zh: '后悬架',
      en: 'Rear suspension',
      parts: [
        ['P1502001', '后减振器', 'Rear shock absorber', '根', 2, 'p', '后避震 后减震器 后减震'],
        ['P1502002', '后螺旋弹簧', 'Rear coil spring', '个', 2, 'p', ''],
        ['P1502003', '后下控制臂', 'Rear lower control arm', '根', 2, 'p', ''],
        ['P1502004', '后桥衬套', 'Rear axle bushing', '个', 2, '', '后桥胶套'],
      ],
    },
    {
      code: '1503',
      zh: '车轮',
      en: 'Hubs, wheels & tyres',
      parts: [
        ['P1503001', '前轮毂轴承总成', 'Front wheel hub bearing', '个', 2, 'p', '轴头 前轮轴承 轮毂轴承'],
        ['P1503002', '轮辋', 'Wheel rim', '只', 4, '', '钢圈 轮毂 轮圈 铝圈'],
        ['P1503003', '轮胎', 'Tyre', '条', 4, 'ws', '车胎'],
        ['P1503004', '胎压传感器', 'TPMS sensor', '个', 4, '', ''],
        ['P1503005', '车轮螺母', 'Wheel nut', '个', 20, '', '轮胎螺丝'],
      ],
    },
  ],
};
