import type { PartSystem } from '../part-system.ts';

export const truckCab: PartSystem = {
  code: '50',
  zh: '驾驶室',
  en: 'Cab',
  nodes: [
    {
      code: '5000',
      zh: '驾驶室总成与翻转',
      en: 'Cab & tilt',
      parts: [
        ['T5000001', '驾驶室总成', 'Cab assy', '个', 1, '', '驾驶楼'],
        ['T5000002', '翻转油缸', 'Cab tilt cylinder', '个', 1, '', '举升油缸'],
        ['T5000003', '翻转油泵', 'Cab tilt pump', '个', 1, '', '举升泵'],
        ['T5000004', '驾驶室悬置气囊', 'Cab air spring', '个', 4, '', '驾驶室气囊'],
      ],
    },
    {
      code: '8402',
      zh: '前面罩与保险杠',
      en: 'Front panel & bumper',
      parts: [
        ['T8402001', '前面罩', 'Front panel', '个', 1, '', '前脸'],
        ['T8402002', '保险杠总成', 'Bumper assy', '个', 1, '', '前杠 保险杠'],
        ['T8402003', '导风罩', 'Air deflector', '个', 1, '', ''],
        ['T8402004', '脚踏板', 'Step', '个', 2, 'p', ''],
        ['T8402901', '前面罩卡扣', 'Front panel clip', '个', 12, 'o', '卡扣'],
      ],
    },
    {
      code: '6100',
      zh: '车门与后视镜',
      en: 'Doors & mirrors',
      parts: [
        ['T6100001', '车门总成', 'Door assy', '扇', 2, 'p', ''],
        ['T6100002', '后视镜总成', 'Mirror assy', '个', 2, 'p', '倒车镜 倒车镜总成'],
        ['T6100003', '玻璃升降器', 'Window regulator', '个', 2, 'p', '升降器 升降机'],
      ],
    },
    {
      code: '8100',
      zh: '空调',
      en: 'HVAC',
      parts: [
        ['T8100001', '空调压缩机', 'A/C compressor', '个', 1, '', '冷气泵 空调泵'],
        ['T8100002', '冷凝器', 'Condenser', '个', 1, '', ''],
        ['T8100003', '驻车空调', 'Parking air-conditioner', '个', 1, '', '独立空调'],
      ],
    },
  ],
};
