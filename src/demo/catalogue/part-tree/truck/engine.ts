import type { PartSystem } from '../part-system.ts';

export const truckEngine: PartSystem = {
  code: '10',
  zh: '发动机',
  en: 'Diesel engine',
  nodes: [
    {
      code: '1002',
      zh: '缸体缸套活塞',
      en: 'Block, liner & piston',
      parts: [
        ['T1002001', '气缸套', 'Cylinder liner', '个', 6, '', '缸筒'],
        ['T1002002', '活塞', 'Piston', '个', 6, '', ''],
        ['T1002003', '四配套', 'Liner-piston kit', '套', 6, '', '四组件 四配套件'],
        ['T1002004', '曲轴瓦', 'Main bearing shells', '套', 1, '', '大瓦'],
        ['T1002005', '连杆瓦', 'Conrod bearing shells', '套', 1, '', '小瓦'],
      ],
    },
    {
      code: '1003',
      zh: '气缸盖',
      en: 'Cylinder head',
      parts: [
        ['T1003001', '气缸盖总成', 'Cylinder head assy', '个', 1, '', '缸盖'],
        ['T1003002', '气缸垫', 'Cylinder head gasket', '片', 1, 'o', '缸垫'],
        ['T1003003', '气门油封', 'Valve stem seal', '个', 24, 'o', ''],
      ],
    },
    {
      code: '1012',
      zh: '机油滤清',
      en: 'Oil filtration',
      parts: [
        ['T1012001', '机油滤清器', 'Oil filter', '个', 2, 'w', '机滤 机油格 机滤芯'],
        ['T1012002', '机油泵', 'Oil pump', '个', 1, '', ''],
      ],
    },
  ],
};
