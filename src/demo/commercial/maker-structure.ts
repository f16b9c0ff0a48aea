import { makerChassis } from './maker-chassis.ts';
import type { MainGroupLine } from './maker-group.ts';

/** Main groups from the engine to the suspension. */
const makerDriveline: readonly MainGroupLine[] = [
  [
    '10',
    '发动机',
    'Engine',
    [
      ['1002', '气缸体', 'Cylinder block', 'T1002001'],
      ['1003', '气缸盖', 'Cylinder head', 'T1003001 T1003002 T1003003'],
      [
        '1004',
        '活塞与连杆',
        'Pistons and connecting rods',
        [
          ['活塞', 'Pistons', 'T1002002 T1002003'],
          ['连杆瓦', 'Connecting rod bearings', 'T1002005'],
        ],
      ],
      ['1005', '曲轴与飞轮', 'Crankshaft and flywheel', 'T1002004'],
      ['1011', '机油泵', 'Oil pump', 'T1012002'],
      ['1012', '机油滤清器', 'Oil filter', 'T1012001'],
    ],
  ],
  [
    '11',
    '供给系',
    'Fuel and air supply',
    [
      ['1105', '燃油粗滤器', 'Fuel pre-filter', 'T1105001'],
      ['1106', '输油泵', 'Feed pump', 'T1111005'],
      [
        '1109',
        '空气滤清器',
        'Air filter',
        [
          ['主滤芯', 'Outer element', 'T1109001'],
          ['安全滤芯', 'Inner element', 'T1109002'],
        ],
      ],
      ['1111', '喷油泵', 'Injection pump', 'T1111001'],
      [
        '1112',
        '共轨与喷油器',
        'Rail and injectors',
        [
          ['共轨管与传感器', 'Rail with its sensor', 'T1111003 T1111004'],
          ['喷油器', 'Injectors', 'T1111002'],
        ],
      ],
      ['1117', '燃油精滤器', 'Fuel fine filter', 'T1105002'],
      ['1118', '增压器', 'Turbocharger', 'T1118001'],
      ['1119', '中冷器', 'Charge air cooler', 'T1118002'],
    ],
  ],
  [
    '12',
    '排气系',
    'Exhaust',
    [
      [
        '1205',
        '排气净化装置',
        'Exhaust aftertreatment',
        [
          ['催化消声器与捕集器', 'Catalyst muffler and filter', 'T1205001 T1205008'],
          ['尿素泵与喷嘴', 'DEF pump and injector', 'T1205002 T1205003 T1205005'],
          ['尿素箱', 'DEF tank', 'T1205004'],
          ['氮氧传感器', 'NOx sensors', 'T1205006'],
        ],
      ],
      ['1207', '废气再循环装置', 'Exhaust gas recirculation', 'T1205007'],
    ],
  ],
  [
    '13',
    '冷却系',
    'Cooling',
    [
      ['1301', '散热器', 'Radiator', 'T1301001'],
      ['1306', '节温器', 'Thermostat', 'T1301004'],
      ['1307', '水泵', 'Water pump', 'T1301002'],
      ['1311', '膨胀水箱', 'Expansion tank', 'T1301005'],
      ['1313', '风扇离合器', 'Fan clutch', 'T1301003'],
    ],
  ],
  [
    '16',
    '离合器',
    'Clutch',
    [
      [
        '1601',
        '离合器',
        'Clutch',
        [
          ['压盘与从动盘', 'Cover and disc', 'T1601001 T1601002'],
          ['分离轴承', 'Release bearing', 'T1601003'],
        ],
      ],
      ['1604', '离合器总泵', 'Clutch master cylinder', 'T1601005'],
      ['1608', '离合器助力器', 'Clutch servo', 'T1601004'],
    ],
  ],
  [
    '17',
    '变速器',
    'Gearbox',
    [
      ['1700', '变速器总成', 'Gearbox assembly', 'T1700001'],
      [
        '1701',
        '变速器',
        'Gear train',
        [
          ['同步器', 'Synchronisers', 'T1700002'],
          ['副箱气缸', 'Range cylinder', 'T1700003'],
        ],
      ],
      ['1703', '变速操纵机构', 'Gear control', 'T1700005'],
    ],
  ],
  [
    '22',
    '传动轴',
    'Propeller shaft',
    [
      ['2201', '传动轴', 'Propeller shaft', 'T2201001 T2201002 T2201901'],
      ['2202', '中间传动轴', 'Intermediate shaft', 'T2201003'],
    ],
  ],
  [
    '24',
    '后桥',
    'Rear axle',
    [
      ['2401', '后桥壳', 'Axle housing', 'T2402004'],
      ['2402', '主减速器', 'Final drive', 'T2402001'],
      [
        '2403',
        '差速器与半轴',
        'Differential and axle shafts',
        [
          ['差速器', 'Differential', 'T2402003'],
          ['半轴', 'Axle shafts', 'T2402002'],
        ],
      ],
    ],
  ],
  [
    '27',
    '支承连接装置',
    'Coupling',
    [
      ['2702', '牵引座', 'Fifth wheel', 'T2700001 T2700002'],
      ['2707', '挂车管线', 'Trailer lines', 'T2700003 T2700004'],
    ],
  ],
  ['28', '车架', 'Frame', [['2803', '前保险杠', 'Front bumper', 'T8402002']]],
  [
    '29',
    '悬架',
    'Suspension',
    [
      ['2902', '前钢板弹簧', 'Front leaf springs', 'T2902001'],
      ['2905', '前减振器', 'Front dampers', 'T2902002'],
      [
        '2912',
        '后钢板弹簧',
        'Rear leaf springs',
        [
          ['后钢板弹簧', 'Rear leaf springs', 'T2912001'],
          ['U形螺栓', 'U-bolts', 'T2912004'],
        ],
      ],
      ['2919', '推力杆', 'Torque rods', 'T2912003'],
      ['2935', '空气弹簧', 'Air springs', 'T2912002'],
    ],
  ],
];

/** The structure by which truck makers number: main groups and groups as QC/T 265 counts them. */
export const makerStructure: readonly MainGroupLine[] = [...makerDriveline, ...makerChassis];

/** Codes of the brands with a structure of their own. */
export const makersWithStructure: readonly string[] = [
  'FAWJIEFANG',
  'DONGFENGTRUCKS',
  'SINOTRUK',
  'SHACMAN',
  'FOTON',
  'HONGYAN',
  'BEIBEN',
  'CAMC',
  'CHENGLONG',
  'JAC',
];
