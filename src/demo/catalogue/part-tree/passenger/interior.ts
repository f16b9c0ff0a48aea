import type { PartSystem } from '../part-system.ts';

export const passengerInterior: PartSystem = {
  code: '20',
  zh: '内饰与被动安全',
  en: 'Interior & restraint',
  nodes: [
    {
      code: '2001',
      zh: '安全气囊与安全带',
      en: 'Airbags & belts',
      parts: [
        ['P2001001', '驾驶员安全气囊', 'Driver airbag', '个', 1, 'so', '主气囊'],
        ['P2001002', '副驾驶安全气囊', 'Passenger airbag', '个', 1, 'so', '副气囊'],
        ['P2001003', '侧气帘', 'Curtain airbag', '条', 2, 'so', '气帘'],
        ['P2001004', '安全气囊控制单元', 'Airbag ECU', '个', 1, 's', '气囊电脑'],
        ['P2001005', '前安全带总成', 'Front seat belt', '条', 2, 'ps', ''],
      ],
    },
    {
      code: '2002',
      zh: '座舱',
      en: 'Cabin',
      parts: [
        ['P2002001', '仪表板总成', 'Dashboard', '个', 1, '', '仪表台'],
        ['P2002002', '前座椅总成', 'Front seat assy', '把', 2, 'p', ''],
        ['P2002003', '中控显示屏', 'Centre display', '个', 1, '', '大屏 中控屏'],
        ['P2002004', '气囊游丝', 'Clock spring', '个', 1, '', '螺旋线圈 游丝'],
      ],
    },
  ],
};
