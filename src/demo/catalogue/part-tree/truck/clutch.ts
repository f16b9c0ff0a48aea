import type { PartSystem } from '../part-system.ts';

export const truckClutch: PartSystem = {
  code: '16',
  zh: '离合器',
  en: 'Clutch',
  nodes: [
    {
      code: '1601',
      zh: '离合器总成',
      en: 'Clutch assy',
      parts: [
        ['T1601001', '离合器压盘', 'Clutch cover', '个', 1, '', ''],
        ['T1601002', '离合器从动盘', 'Clutch disc', '片', 1, 'w', '离合器片'],
        ['T1601003', '分离轴承', 'Release bearing', '个', 1, '', ''],
        ['T1601004', '离合器助力缸', 'Clutch servo', '个', 1, '', '离合器分泵'],
        ['T1601005', '离合器总泵', 'Clutch master cylinder', '个', 1, '', ''],
      ],
    },
  ],
};
