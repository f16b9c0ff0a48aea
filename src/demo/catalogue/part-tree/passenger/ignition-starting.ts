import type { PartSystem } from '../part-system.ts';

export const passengerIgnitionStarting: PartSystem = {
  code: '13',
  zh: '点火起动充电',
  en: 'Ignition, starting & charging',
  nodes: [
    {
      code: '1301',
      zh: '点火与传感器',
      en: 'Ignition & engine sensors',
      parts: [
        ['P1301001', '火花塞', 'Spark plug', '个', 4, 'w', '火嘴 火咀'],
        ['P1301002', '点火线圈', 'Ignition coil', '个', 4, '', '高压包 点火线包'],
        ['P1301003', '曲轴位置传感器', 'Crankshaft position sensor', '个', 1, '', ''],
        ['P1301004', '凸轮轴位置传感器', 'Camshaft position sensor', '个', 1, '', ''],
        ['P1301005', '爆震传感器', 'Knock sensor', '个', 1, '', ''],
      ],
    },
    {
      code: '1302',
      zh: '电源与起动',
      en: 'Battery, alternator & starter',
      parts: [
        ['P1302001', '蓄电池', 'Battery', '只', 1, 'w', '电瓶 电池 启动电池'],
        ['P1302002', '发电机总成', 'Alternator', '个', 1, '', '电球 发电机'],
        ['P1302003', '起动机总成', 'Starter motor', '个', 1, '', '马达 启动马达 起动马达 起动机'],
      ],
    },
  ],
};
