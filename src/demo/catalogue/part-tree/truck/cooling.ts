import type { PartSystem } from '../part-system.ts';

export const truckCooling: PartSystem = {
  code: '13',
  zh: '冷却系统',
  en: 'Cooling',
  nodes: [
    {
      code: '1301',
      zh: '散热',
      en: 'Radiator',
      parts: [
        ['T1301001', '散热器', 'Radiator', '个', 1, '', '水箱 散热水箱'],
        ['T1301002', '水泵', 'Water pump', '个', 1, '', ''],
        ['T1301003', '硅油风扇离合器', 'Viscous fan clutch', '个', 1, '', '硅油离合器'],
        ['T1301004', '节温器', 'Thermostat', '个', 2, '', ''],
        ['T1301005', '膨胀水箱', 'Expansion tank', '个', 1, '', '副水箱'],
      ],
    },
  ],
};
