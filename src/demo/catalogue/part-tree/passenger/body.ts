import type { PartSystem } from '../part-system.ts';

export const passengerBody: PartSystem = {
  code: '19',
  zh: '车身外饰',
  en: 'Body exterior',
  nodes: [
    {
      code: '1901',
      zh: '前部',
      en: 'Front end',
      parts: [
        ['P1901001', '前保险杠蒙皮', 'Front bumper cover', '个', 1, '', '前杠皮 前杠 前保险杠皮'],
        ['P1901002', '前保险杠骨架', 'Front bumper beam', '个', 1, '', '前防撞梁 前杠内铁 前杠骨架 前防撞钢梁'],
        ['P1901003', '前保险杠支架', 'Front bumper bracket', '个', 2, 'p', '前杠支架'],
        ['P1901004', '散热器格栅', 'Radiator grille', '个', 1, '', '中网 前格栅 鬼脸'],
        ['P1901005', '发动机罩', 'Hood / bonnet', '个', 1, '', '机盖 引擎盖 前盖 发动机盖'],
        ['P1901006', '发动机罩锁', 'Hood lock', '个', 1, '', '机盖锁'],
        ['P1901007', '前翼子板', 'Front fender', '块', 2, 'p', '叶子板 前叶 前叶子板 翼子板'],
        ['P1901008', '前翼子板内衬', 'Front fender liner', '块', 2, 'p', '前内衬 轮罩'],
        ['P1901009', '散热器框架', 'Radiator support', '个', 1, '', '水箱框架 龙门架 前围框架'],
        ['P1901901', '塑料卡扣', 'Plastic clip', '个', 12, 'o', '卡扣 膨胀扣'],
      ],
    },
    {
      code: '1902',
      zh: '侧部与车门',
      en: 'Side & doors',
      parts: [
        ['P1902001', '前车门总成', 'Front door assy', '扇', 2, 'p', '前门壳'],
        ['P1902002', '后车门总成', 'Rear door assy', '扇', 2, 'p', '后门壳'],
        ['P1902003', '外后视镜总成', 'Door mirror assy', '个', 2, 'p', '倒车镜 反光镜 后视镜 耳朵'],
        ['P1902004', '车门外拉手', 'Outer door handle', '个', 4, 'p', '外把手'],
        ['P1902005', '前门玻璃', 'Front door glass', '块', 2, 'p', ''],
        ['P1902006', '玻璃升降器', 'Window regulator', '个', 4, 'p', '升降器 升降机'],
        ['P1902007', '车门锁体', 'Door lock', '个', 4, 'p', '门锁块'],
        ['P1902008', '门槛饰板', 'Rocker moulding', '根', 2, 'p', '裙边'],
        ['P1902901', '车门饰板卡扣', 'Door trim clip', '个', 10, 'o', '卡子'],
      ],
    },
    {
      code: '1903',
      zh: '后部',
      en: 'Rear end',
      parts: [
        ['P1903001', '后保险杠蒙皮', 'Rear bumper cover', '个', 1, '', '后杠皮 后杠 后保险杠皮'],
        ['P1903002', '后保险杠骨架', 'Rear bumper beam', '个', 1, '', '后防撞梁 后杠骨架'],
        ['P1903003', '行李箱盖', 'Trunk lid', '个', 1, '', '后盖 后备箱盖'],
        ['P1903004', '背门总成', 'Tailgate assy', '个', 1, '', '尾门'],
        ['P1903005', '背门撑杆', 'Tailgate strut', '根', 2, '', '尾门撑杆 气撑'],
        ['P1903006', '后翼子板', 'Rear quarter panel', '块', 2, 'p', '后叶'],
        ['P1903007', '后围板', 'Rear panel', '个', 1, '', '尾板'],
      ],
    },
    {
      code: '1904',
      zh: '玻璃',
      en: 'Glass',
      parts: [
        ['P1904001', '前风窗玻璃', 'Windshield', '块', 1, 's', '前挡风 前挡 前挡玻璃 前挡风玻璃'],
        ['P1904002', '后风窗玻璃', 'Rear window', '块', 1, '', '后挡 后挡风玻璃'],
        ['P1904003', '天窗玻璃', 'Sunroof glass', '块', 1, '', ''],
      ],
    },
  ],
};
