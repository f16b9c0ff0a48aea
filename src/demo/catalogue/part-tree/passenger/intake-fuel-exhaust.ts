import type { PartSystem } from '../part-system.ts';

export const passengerIntakeFuelExhaust: PartSystem = {
  code: '11',
  zh: '进气燃油排气',
  en: 'Intake, fuel & exhaust',
  nodes: [
    {
      code: '1101',
      zh: '进气系统',
      en: 'Air intake',
      parts: [
        ['P1101001', '空气滤清器滤芯', 'Air filter element', '个', 1, 'w', '空滤 空气格 空滤芯 风格'],
        ['P1101002', '节气门体', 'Throttle body', '个', 1, '', '节流阀'],
        ['P1101003', '空气流量传感器', 'Mass air flow sensor', '个', 1, '', '流量计'],
        ['P1101004', '进气歧管', 'Intake manifold', '个', 1, '', ''],
        ['P1101005', '涡轮增压器', 'Turbocharger', '个', 1, '', '涡轮'],
        ['P1101006', '中冷器', 'Intercooler', '个', 1, '', ''],
      ],
    },
    {
      code: '1102',
      zh: '燃油系统',
      en: 'Fuel system',
      parts: [
        ['P1102001', '燃油泵总成', 'Fuel pump module', '个', 1, '', '汽油泵 燃油泵 汽油泵总成'],
        ['P1102002', '燃油滤清器', 'Fuel filter', '个', 1, 'w', '汽滤 汽油格'],
        ['P1102003', '喷油器', 'Fuel injector', '个', 4, '', '喷油嘴'],
        ['P1102004', '高压燃油泵', 'High-pressure fuel pump', '个', 1, '', '高压油泵'],
        ['P1102005', '燃油箱', 'Fuel tank', '个', 1, '', '油箱'],
        ['P1102006', '炭罐', 'Evaporative canister', '个', 1, '', '碳罐'],
      ],
    },
    {
      code: '1103',
      zh: '排气系统',
      en: 'Exhaust',
      parts: [
        ['P1103001', '排气歧管', 'Exhaust manifold', '个', 1, '', ''],
        ['P1103002', '三元催化器', 'Three-way catalyst', '个', 1, '', '三元 三元催化'],
        ['P1103003', '前氧传感器', 'Upstream oxygen sensor', '个', 1, '', '氧传感器'],
        ['P1103004', '后氧传感器', 'Downstream oxygen sensor', '个', 1, '', ''],
        ['P1103005', '颗粒捕集器', 'Gasoline particulate filter (GPF)', '个', 1, '', 'GPF'],
        ['P1103006', '后消声器', 'Rear muffler', '个', 1, '', '排气筒 消音包'],
        ['P1103901', '排气管螺母', 'Exhaust nut', '个', 4, 'o', ''],
      ],
    },
  ],
};
