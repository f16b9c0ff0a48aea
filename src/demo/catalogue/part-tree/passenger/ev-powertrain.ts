import type { PartSystem } from '../part-system.ts';

export const passengerEvPowertrain: PartSystem = {
  code: '21',
  zh: '新能源三电',
  en: 'EV powertrain',
  nodes: [
    {
      code: '2101',
      zh: '高压系统',
      en: 'High-voltage system',
      parts: [
        ['P2101001', '动力电池总成', 'Traction battery pack', '个', 1, '', '电池包 动力电池 高压电池'],
        ['P2101002', '驱动电机总成', 'Drive motor', '个', 1, '', ''],
        ['P2101003', '电机控制器', 'Inverter (motor controller)', '个', 1, '', '电控 MCU'],
        ['P2101004', '车载充电机', 'On-board charger', '个', 1, '', 'OBC'],
        ['P2101005', 'DC/DC变换器', 'DC/DC converter', '个', 1, '', ''],
        ['P2101006', '交流充电插座', 'AC charge port', '个', 1, '', '慢充口'],
        ['P2101007', '直流充电插座', 'DC charge port', '个', 1, '', '快充口'],
        ['P2101008', '高压线束', 'High-voltage harness', '根', 1, '', ''],
      ],
    },
  ],
};
