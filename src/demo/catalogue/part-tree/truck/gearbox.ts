import type { PartSystem } from '../part-system.ts';

export const truckGearbox: PartSystem = {
  code: '17',
  zh: '变速器',
  en: 'Gearbox',
  nodes: [
    {
      code: '1700',
      zh: '变速器总成',
      en: 'Gearbox assy',
      parts: [
        ['T1700001', '变速器总成', 'Gearbox assy', '个', 1, '', '变速箱 波箱'],
        ['T1700002', '同步器', 'Synchroniser', '个', 1, '', ''],
        ['T1700003', '副箱气缸', 'Range cylinder', '个', 1, '', '高低档气缸'],
        ['T1700004', '取力器', 'Power take-off (PTO)', '个', 1, '', ''],
        ['T1700005', '换挡软轴', 'Shift cable', '根', 2, '', ''],
      ],
    },
  ],
};
