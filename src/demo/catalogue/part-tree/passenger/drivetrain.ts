import type { PartSystem } from '../part-system.ts';

export const passengerDrivetrain: PartSystem = {
  code: '14',
  zh: '传动系统',
  en: 'Drivetrain',
  nodes: [
    {
      code: '1401',
      zh: '离合器',
      en: 'Clutch',
      parts: [
        ['P1401001', '离合器压盘', 'Clutch pressure plate', '个', 1, '', ''],
        ['P1401002', '离合器从动盘', 'Clutch disc', '片', 1, 'w', '离合器片'],
        ['P1401003', '离合器分离轴承', 'Release bearing', '个', 1, '', ''],
        ['P1401004', '离合器主缸', 'Clutch master cylinder', '个', 1, '', '离合器总泵'],
      ],
    },
    {
      code: '1402',
      zh: '变速器',
      en: 'Transmission',
      parts: [
        ['P1402001', '自动变速器总成', 'Automatic transmission assy', '个', 1, '', '波箱 自动波箱 变速箱'],
        ['P1402002', '变速器油滤清器', 'Transmission filter', '个', 1, 'w', '波箱滤网'],
        ['P1402003', '变速器阀体', 'Valve body', '个', 1, '', ''],
        ['P1402004', '变速器油底壳垫', 'Transmission pan gasket', '片', 1, 'o', ''],
      ],
    },
    {
      code: '1403',
      zh: '驱动轴',
      en: 'Drive shafts',
      parts: [
        ['P1403001', '左前驱动轴', 'Front drive shaft, left', '根', 1, 'p', '半轴 左半轴'],
        ['P1403002', '右前驱动轴', 'Front drive shaft, right', '根', 1, 'p', '半轴 右半轴'],
        ['P1403003', '外球笼', 'Outer CV joint', '个', 1, '', '球笼'],
        ['P1403004', '外球笼防尘套', 'Outer CV boot', '个', 1, '', '球笼套'],
      ],
    },
  ],
};
