import type { PartSystem } from '../part-system.ts';

export const passengerCooling: PartSystem = {
  code: '12',
  zh: '冷却系统',
  en: 'Cooling',
  nodes: [
    {
      code: '1201',
      zh: '散热与循环',
      en: 'Radiator & circulation',
      parts: [
        ['P1201001', '散热器', 'Radiator', '个', 1, '', '水箱 水箱总成'],
        ['P1201002', '水泵', 'Water pump', '个', 1, '', ''],
        ['P1201003', '节温器', 'Thermostat', '个', 1, '', ''],
        ['P1201004', '电子风扇总成', 'Cooling fan assy', '个', 1, '', '散热风扇 电子扇 风扇'],
        ['P1201005', '膨胀水壶', 'Expansion tank', '个', 1, '', '副水壶'],
        ['P1201006', '散热器上水管', 'Radiator upper hose', '根', 1, '', '上水管'],
        ['P1201007', '冷却液', 'Coolant', '升', 7, 'w', '防冻液 水箱宝'],
      ],
    },
  ],
};
