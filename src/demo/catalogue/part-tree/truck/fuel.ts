import type { PartSystem } from '../part-system.ts';

export const truckFuel: PartSystem = {
  code: '11',
  zh: '燃油供给',
  en: 'Fuel supply',
  nodes: [
    {
      code: '1105',
      zh: '柴油滤清',
      en: 'Diesel filtration',
      parts: [
        [
          'T1105001',
          '柴油粗滤器',
          'Fuel pre-filter / water separator',
          '个',
          1,
          'w',
          '油水分离器 柴油粗滤 油水分离器滤芯',
        ],
        ['T1105002', '柴油精滤器', 'Fuel fine filter', '个', 1, 'w', '柴滤 柴油格 柴油滤芯'],
      ],
    },
    {
      code: '1109',
      zh: '空气滤清',
      en: 'Air filtration',
      parts: [
        ['T1109001', '空气滤清器主滤芯', 'Air filter, outer', '个', 1, 'w', '空滤外芯 空滤'],
        ['T1109002', '空气滤清器安全滤芯', 'Air filter, inner', '个', 1, 'w', '空滤内芯'],
      ],
    },
    {
      code: '1111',
      zh: '共轨系统',
      en: 'Common rail',
      parts: [
        ['T1111001', '高压油泵', 'High-pressure pump', '个', 1, '', ''],
        ['T1111002', '喷油器', 'Injector', '支', 6, '', '油嘴'],
        ['T1111003', '共轨管', 'Common rail', '个', 1, '', ''],
        ['T1111004', '轨压传感器', 'Rail pressure sensor', '个', 1, '', ''],
        ['T1111005', '输油泵', 'Feed pump', '个', 1, '', '手油泵'],
      ],
    },
    {
      code: '1118',
      zh: '增压',
      en: 'Turbo',
      parts: [
        ['T1118001', '涡轮增压器', 'Turbocharger', '个', 1, '', '增压器'],
        ['T1118002', '中冷器', 'Charge air cooler', '个', 1, '', ''],
      ],
    },
  ],
};
