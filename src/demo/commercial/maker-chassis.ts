import type { MainGroupLine } from './maker-group.ts';

/** Main groups from the front axle on. */
export const makerChassis: readonly MainGroupLine[] = [
  [
    '30',
    '前桥',
    'Front axle',
    [
      [
        '3001',
        '前轴与转向节',
        'Axle beam and knuckles',
        [
          ['前轴', 'Axle beam', 'T3001001'],
          ['转向节与主销', 'Knuckles and king pins', 'T3001002 T3001003'],
        ],
      ],
      ['3003', '转向横拉杆', 'Track rod', 'T3001004'],
    ],
  ],
  [
    '31',
    '车轮',
    'Wheels',
    [
      ['3101', '车轮紧固件', 'Wheel fasteners', 'T3103004 T3103901'],
      [
        '3104',
        '轮毂',
        'Wheel hubs',
        [
          ['轮毂', 'Hubs', 'T3103001'],
          ['轮毂轴承与油封', 'Hub bearings and seals', 'T3103002 T3103003'],
        ],
      ],
    ],
  ],
  [
    '34',
    '转向',
    'Steering',
    [
      ['3401', '转向器', 'Steering gear', 'T3401001'],
      ['3407', '转向助力泵', 'Steering pump', 'T3401002'],
      ['3408', '转向油罐', 'Steering reservoir', 'T3401004'],
      ['3412', '转向直拉杆', 'Drag link', 'T3401003'],
    ],
  ],
  [
    '35',
    '制动',
    'Brakes',
    [
      [
        '3502',
        '车轮制动器',
        'Wheel brakes',
        [
          ['制动蹄片', 'Brake linings', 'T3501001'],
          ['制动鼓', 'Brake drums', 'T3501002'],
          ['凸轮轴', 'Camshafts', 'T3501004'],
        ],
      ],
      ['3509', '空气压缩机', 'Air compressor', 'T3506001'],
      ['3511', '空气干燥器', 'Air dryer', 'T3506002 T3506003'],
      ['3513', '储气筒', 'Air reservoirs', 'T3506008'],
      ['3514', '制动总阀', 'Foot brake valve', 'T3506005'],
      ['3515', '四回路保护阀', 'Four-circuit protection valve', 'T3506004'],
      ['3519', '制动气室', 'Brake chambers', 'T3506007'],
      ['3527', '继动阀', 'Relay valves', 'T3506006'],
      ['3550', '防抱死装置', 'Anti-lock system', 'T3506009'],
      ['3551', '制动间隙调整臂', 'Slack adjusters', 'T3501003'],
    ],
  ],
  [
    '37',
    '电气',
    'Electrical',
    [
      ['3701', '发电机', 'Alternator', 'T3703002'],
      ['3703', '蓄电池', 'Batteries', 'T3703001'],
      ['3708', '起动机', 'Starter', 'T3703003'],
      [
        '3711',
        '前照灯',
        'Headlamps',
        [
          ['左前照灯', 'Headlamp, left', 'T4121001'],
          ['右前照灯', 'Headlamp, right', 'T4121002'],
        ],
      ],
      ['3716', '后灯', 'Tail lamps', 'T4121003'],
      ['3731', '示廓灯', 'Marker lamps', 'T4121004'],
      ['3736', '电源总开关', 'Battery main switch', 'T3703004'],
    ],
  ],
  ['42', '取力器', 'Power take-off', [['4205', '取力器', 'Power take-off', 'T1700004']]],
  [
    '50',
    '驾驶室',
    'Cab',
    [
      ['5000', '驾驶室总成', 'Cab assembly', 'T5000001'],
      ['5001', '驾驶室悬置', 'Cab suspension', 'T5000004'],
      [
        '5002',
        '驾驶室翻转机构',
        'Cab tilt',
        [
          ['翻转油缸', 'Tilt cylinder', 'T5000002'],
          ['翻转油泵', 'Tilt pump', 'T5000003'],
        ],
      ],
      ['5301', '前面罩', 'Front panel', 'T8402001 T8402901'],
      ['5702', '导风罩', 'Air deflectors', 'T8402003'],
    ],
  ],
  [
    '61',
    '车门',
    'Doors',
    [
      ['6100', '车门总成', 'Door assembly', 'T6100001'],
      ['6104', '玻璃升降器', 'Window regulators', 'T6100003'],
    ],
  ],
  [
    '81',
    '空调',
    'Air conditioning',
    [
      ['8103', '空调压缩机', 'A/C compressor', 'T8100001'],
      ['8105', '冷凝器', 'Condenser', 'T8100002'],
      ['8112', '驻车空调', 'Parking air-conditioner', 'T8100003'],
    ],
  ],
  ['82', '附件', 'Accessories', [['8202', '后视镜', 'Mirrors', 'T6100002']]],
  ['84', '车身覆盖件', 'Outer panels', [['8405', '脚踏板', 'Steps', 'T8402004']]],
];
