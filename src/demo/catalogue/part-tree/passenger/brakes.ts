import type { PartSystem } from '../part-system.ts';

export const passengerBrakes: PartSystem = {
  code: '17',
  zh: '制动系统',
  en: 'Brakes',
  nodes: [
    {
      code: '1701',
      zh: '行车制动',
      en: 'Service brake',
      parts: [
        ['P1701001', '前制动片', 'Front brake pads', '套', 1, 'wsp', '前刹车片 前刹车皮 前碟片'],
        ['P1701002', '后制动片', 'Rear brake pads', '套', 1, 'wsp', '后刹车片 后刹车皮'],
        ['P1701003', '前制动盘', 'Front brake disc', '片', 2, 'wsp', '前刹车盘 碟盘 前刹车碟 刹车碟'],
        ['P1701004', '后制动盘', 'Rear brake disc', '片', 2, 'wsp', '后刹车盘 后刹车碟'],
        ['P1701005', '前制动钳', 'Front brake caliper', '只', 2, 'ps', '前分泵'],
        ['P1701006', '前制动软管', 'Front brake hose', '根', 2, 'ps', '刹车油管'],
        ['P1701007', '制动主缸', 'Brake master cylinder', '个', 1, 's', '刹车总泵'],
        ['P1701008', '真空助力器', 'Brake booster', '个', 1, 's', '刹车助力泵'],
        ['P1701009', '制动液', 'Brake fluid', '升', 1, 'ws', '刹车油'],
        ['P1701901', '制动钳导向销螺栓', 'Caliper guide-pin bolt', '个', 4, 'o', ''],
      ],
    },
    {
      code: '1702',
      zh: '驻车与电控',
      en: 'Parking brake & control',
      parts: [
        ['P1702001', '驻车制动拉索', 'Parking brake cable', '根', 2, '', '手刹线'],
        ['P1702002', '电子驻车执行器', 'Electric parking brake actuator', '个', 2, '', 'EPB电机'],
        ['P1702003', 'ABS总成', 'ABS hydraulic unit', '个', 1, 's', 'ABS泵 ABS电脑'],
        ['P1702004', '前轮速传感器', 'Front wheel speed sensor', '个', 2, 'p', 'ABS传感器'],
      ],
    },
  ],
};
