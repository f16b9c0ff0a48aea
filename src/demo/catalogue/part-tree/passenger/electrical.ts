import type { PartSystem } from '../part-system.ts';

export const passengerElectrical: PartSystem = {
  code: '18',
  zh: '电器空调灯光',
  en: 'Electrical, HVAC & lighting',
  nodes: [
    {
      code: '1801',
      zh: '灯光',
      en: 'Lighting',
      parts: [
        ['P1801001', '左前照灯总成', 'Headlamp assy, left', '个', 1, 'p', '左大灯 左前大灯'],
        ['P1801002', '右前照灯总成', 'Headlamp assy, right', '个', 1, 'p', '右大灯 右前大灯'],
        ['P1801003', '前雾灯', 'Front fog lamp', '只', 2, 'p', '雾灯'],
        ['P1801004', '后组合灯（外侧）', 'Tail lamp, outer', '只', 2, 'p', '后尾灯 尾灯'],
        ['P1801005', '后组合灯（内侧）', 'Tail lamp, inner', '只', 2, 'p', '内尾灯'],
        ['P1801006', '高位制动灯', 'High-mount stop lamp', '个', 1, '', '高位刹车灯'],
      ],
    },
    {
      code: '1802',
      zh: '雨刮与清洗',
      en: 'Wiper & washer',
      parts: [
        ['P1802001', '前雨刮片', 'Front wiper blade', '根', 2, 'w', '雨刷片 雨刮胶条 雨刮 雨刷'],
        ['P1802002', '雨刮电机', 'Wiper motor', '个', 1, '', ''],
        ['P1802003', '雨刮连杆', 'Wiper linkage', '个', 1, '', ''],
        ['P1802004', '洗涤液壶', 'Washer reservoir', '个', 1, '', '喷水壶'],
      ],
    },
    {
      code: '1803',
      zh: '控制单元与传感器',
      en: 'ECUs & sensors',
      parts: [
        ['P1803001', '发动机控制单元', 'Engine control unit (ECU)', '个', 1, '', '发动机电脑'],
        ['P1803002', '车身控制模块', 'Body control module (BCM)', '个', 1, '', '车身电脑'],
        ['P1803003', '泊车雷达传感器', 'Parking sensor', '个', 4, '', '倒车雷达探头'],
        ['P1803004', '前视摄像头', 'Front ADAS camera', '个', 1, '', ''],
        ['P1803005', '毫米波雷达', 'Millimetre-wave radar', '个', 1, '', 'ACC雷达'],
        ['P1803006', '组合仪表', 'Instrument cluster', '个', 1, '', ''],
        ['P1803007', '喇叭', 'Horn', '只', 2, '', ''],
      ],
    },
    {
      code: '1804',
      zh: '空调系统',
      en: 'HVAC',
      parts: [
        ['P1804001', '空调压缩机', 'A/C compressor', '个', 1, '', '冷气泵 空调泵'],
        ['P1804002', '冷凝器', 'Condenser', '个', 1, '', '散热网'],
        ['P1804003', '蒸发器芯体', 'Evaporator core', '个', 1, '', '蒸发箱'],
        ['P1804004', '空调滤清器', 'Cabin filter', '个', 1, 'w', '空调格 空调滤 冷气格 空调滤芯 花粉滤芯'],
        ['P1804005', '鼓风机', 'Blower motor', '个', 1, '', ''],
        ['P1804006', '膨胀阀', 'Expansion valve', '个', 1, '', ''],
        ['P1804007', '制冷剂', 'Refrigerant', '千克', 0.5, 'w', '冷媒 雪种'],
      ],
    },
  ],
};
