import type { PartSystem } from '../part-system.ts';

export const truckAirBrakes: PartSystem = {
  code: '35',
  zh: '气制动',
  en: 'Air brakes',
  nodes: [
    {
      code: '3501',
      zh: '制动器',
      en: 'Foundation brake',
      parts: [
        ['T3501001', '制动蹄片', 'Brake lining', '套', 4, 'ws', '刹车片 蹄片 刹车皮'],
        ['T3501002', '制动鼓', 'Brake drum', '个', 6, 'ws', '刹车鼓 锅'],
        ['T3501003', '制动间隙自动调整臂', 'Automatic slack adjuster', '个', 6, 's', '自调臂'],
        ['T3501004', '制动凸轮轴', 'Brake camshaft', '根', 6, '', 'S轴'],
      ],
    },
    {
      code: '3506',
      zh: '气路与阀',
      en: 'Air supply & valves',
      parts: [
        ['T3506001', '空气压缩机', 'Air compressor', '个', 1, '', '气泵 打气泵 空压机'],
        ['T3506002', '空气干燥器', 'Air dryer', '个', 1, '', ''],
        ['T3506003', '空气干燥筒', 'Air dryer cartridge', '个', 1, 'w', '干燥罐 干燥瓶 干燥器芯'],
        ['T3506004', '四回路保护阀', 'Four-circuit protection valve', '个', 1, '', '四回路'],
        ['T3506005', '制动总阀', 'Foot brake valve', '个', 1, 's', '脚阀'],
        ['T3506006', '继动阀', 'Relay valve', '个', 2, 's', '快放阀'],
        ['T3506007', '弹簧制动气室', 'Spring brake chamber', '个', 4, 's', '气包 分泵'],
        ['T3506008', '储气筒', 'Air reservoir', '个', 3, '', ''],
        ['T3506009', 'ABS电磁阀', 'ABS modulator valve', '个', 4, 's', ''],
      ],
    },
  ],
};
