import type { PartSystem } from '../part-system.ts';

export const truckCoupling: PartSystem = {
  code: '27',
  zh: '牵引与挂车连接',
  en: 'Coupling',
  nodes: [
    {
      code: '2700',
      zh: '牵引座',
      en: 'Fifth wheel',
      parts: [
        ['T2700001', '牵引座总成', 'Fifth wheel', '个', 1, 's', '鞍座 牵引盘'],
        ['T2700002', '牵引座修理包', 'Fifth wheel repair kit', '套', 1, '', '鞍座修理包'],
        ['T2700003', '螺旋气管', 'Coiled air hose', '根', 2, '', '弹簧气管'],
        ['T2700004', '七芯挂车线', '7-pin trailer cable', '根', 1, '', '七芯线'],
      ],
    },
  ],
};
