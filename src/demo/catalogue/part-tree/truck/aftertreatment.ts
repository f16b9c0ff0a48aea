import type { PartSystem } from '../part-system.ts';

export const truckAftertreatment: PartSystem = {
  code: '12',
  zh: '排气后处理',
  en: 'Exhaust aftertreatment',
  nodes: [
    {
      code: '1205',
      zh: 'SCR系统',
      en: 'SCR / AdBlue',
      parts: [
        ['T1205001', 'SCR催化消声器', 'SCR catalyst muffler', '个', 1, '', '后处理箱'],
        ['T1205002', '尿素泵', 'DEF (AdBlue) pump', '个', 1, '', '尿素喷射泵'],
        ['T1205003', '尿素喷嘴', 'DEF injector', '个', 1, '', ''],
        ['T1205004', '尿素箱', 'DEF tank', '个', 1, '', ''],
        ['T1205005', '尿素滤芯', 'DEF filter', '个', 1, 'w', ''],
        ['T1205006', '氮氧传感器', 'NOx sensor', '个', 2, '', '氮氧 氮氧传感器总成'],
        ['T1205007', 'EGR阀', 'EGR valve', '个', 1, '', ''],
        ['T1205008', 'DPF颗粒捕集器', 'Diesel particulate filter', '个', 1, '', 'DPF'],
      ],
    },
  ],
};
