import type { Language } from '../codes.ts';

/** A value of a fact: its code, its labels, and how suppliers spell it (folded as by `foldSpelling`). */
export interface FactValue extends Readonly<Record<Language, string>> {
  readonly code: string;
  readonly spellings: string;
}

export type FactField = 'gearboxType' | 'drivenType' | 'cfgLevel' | 'fuel' | 'body' | 'emission';

type Row = readonly [code: string, zh: string, en: string, spellings?: string];

const gearboxes: readonly Row[] = [
  ['MT', '手动', 'Manual', '手动挡 手动档 手排 schalt handschaltung'],
  ['AT', '自动', 'Automatic', '自动挡 自动档 自排 手自一体 auto tiptronic automatik'],
  ['DCT', '双离合', 'Dual clutch', '湿式双离合 干式双离合 dsg pdk dualclutch doppelkupplung'],
  ['CVT', '无级变速', 'CVT', '无级 cvt无级 cvt无级变速 ecvt ecvt无级变速 continuouslyvariable stufenlos'],
  ['AMT', 'AMT', 'AMT', '机械自动 机械式自动 电控机械自动 automatedmanual'],
  ['EV', '单速', 'Single speed', '电动车单速 固定齿比 1挡 单挡 单级减速器 singlespeed'],
];
const drives: readonly Row[] = [
  ['FWD', '前驱', 'Front-wheel drive', '前轮驱动 前轮 front frontwheel front-wheel frontantrieb vorderradantrieb'],
  ['RWD', '后驱', 'Rear-wheel drive', '后轮驱动 后轮 rear rearwheel rear-wheel heckantrieb hinterradantrieb'],
  [
    'AWD',
    '四驱',
    'All-wheel drive',
    '四轮驱动 四轮 全轮驱动 全驱 allwheel all-wheel allrad allradantrieb 双电机四驱 电动四驱',
  ],
  ['4WD', '四轮驱动', 'Four-wheel drive', '4x4 fourwheel four-wheel'],
  ['2WD', '两驱', 'Two-wheel drive', '两轮驱动 二驱 twowheel two-wheel'],
  ['', '全时四驱', 'Permanent all-wheel drive', '全时四轮驱动 fulltime4wd permanentawd'],
  ['', '适时四驱', 'On-demand all-wheel drive', '适时四轮驱动'],
  ['', '分时四驱', 'Part-time four-wheel drive', '分时四轮驱动 parttime4wd parttimefourwheel'],
];
const levels: readonly Row[] = [
  ['entry', '标准型', 'Entry', '入门型 入门'],
  ['comfort', '舒适型', 'Comfort', '舒适'],
  ['luxury', '豪华型', 'Luxury', '豪华'],
  ['premium', '尊贵型', 'Premium', '尊贵 尊享型'],
  ['flagship', '旗舰型', 'Flagship', '旗舰'],
  ['sport', '运动型', 'Sport', '运动 sports sporty'],
  ['standard', '标准版', 'Standard', '标准'],
  ['elite', '精英版', 'Elite', '精英'],
  ['leader', '领航版', 'Leader', '领航'],
];
const fuels: readonly Row[] = [
  ['petrol', '汽油', 'Petrol', '汽油机 汽油车 gasoline gas benzin'],
  ['diesel', '柴油', 'Diesel', '柴油机 柴油车'],
  ['hybrid', '油电混动', 'Hybrid', '混动 混合动力 油电混合 油电混合动力 hev fullhybrid'],
  ['', '轻混', 'Mild hybrid', '轻度混合动力 48v轻混 汽油+48v轻混系统 mhev'],
  ['phev', '插电混动', 'Plug-in hybrid', '插混 插电式混动 插电混合动力 插电式混合动力 pluginhybrid'],
  ['', '增程式', 'Range extender', '增程 增程式电动 增程式混动 erev reev extendedrange'],
  ['ev', '纯电动', 'Electric', '纯电 电动 电 bev elektro batteryelectric'],
  ['cng', '压缩天然气', 'CNG', 'compressednaturalgas'],
  ['lng', '液化天然气', 'LNG', 'liquefiednaturalgas'],
  ['', '天然气', 'Natural gas', 'erdgas ng'],
  ['lpg', '液化石油气', 'LPG', 'autogas'],
  ['', '氢', 'Hydrogen', '氢燃料 氢燃料电池 氢能源 燃料电池 fuelcell fcev wasserstoff'],
  ['', '甲醇', 'Methanol', ''],
];
const bodies: readonly Row[] = [
  ['sedan', '三厢轿车', 'Saloon', '三厢 三厢车 轿车 limousine'],
  ['hatchback', '两厢轿车', 'Hatchback', '两厢 两厢车 掀背 掀背车 schrägheck'],
  ['wagon', '旅行车', 'Estate', '旅行版 旅行 stationwagon kombi'],
  ['suv', 'SUV', 'SUV', '越野车 越野 运动型多用途车 sportutility geländewagen'],
  ['mpv', 'MPV', 'MPV', '商务车 多用途车 多功能车 minivan peoplecarrier'],
  ['van', '面包车', 'Van', '微面 轻客'],
  ['coupe', '轿跑车', 'Coupé', '轿跑 双门轿跑 双门轿跑车 双门跑车 跑车 coupe'],
  ['', '敞篷车', 'Convertible', '敞篷 敞篷跑车 cabriolet cabrio roadster'],
  ['pickup', '皮卡', 'Pickup', '皮卡车 pickuptruck'],
  ['', '跨界车', 'Crossover', '跨界'],
  ['tractor', '牵引车', 'Tractor unit', '牵引 tractorunit sattelzugmaschine'],
  ['cargo', '载货车', 'Cargo truck', '载货 货车 卡车 truck'],
  ['', '厢式货车', 'Box truck', '厢式车 厢货'],
  ['tipper', '自卸车', 'Tipper', '自卸 dumptruck kipper'],
  ['', '搅拌车', 'Mixer', '混凝土搅拌车 mixertruck'],
  ['bus', '客车', 'Bus', '大巴 公交车 coach'],
];
const emissions: readonly Row[] = [
  ...(['一', '二', '三', '四', '五', '六'] as const).flatMap((stage, index): Row[] => {
    const [number, roman = ''] = [index + 1, ['I', 'II', 'III', 'IV', 'V', 'VI'][index]];
    const spelled = (country: string) => `${country}${stage} ${country}${number} ${country}${roman.toLowerCase()}`;
    return [
      [`china${number}`, `国${stage}`, `China ${roman}`, spelled('国')],
      [`euro${number}`, `欧${stage}`, `Euro ${number}`, `${spelled('欧')} eu${number} euro${roman.toLowerCase()}`],
    ];
  }),
  ['', '国六a', 'China VIa', '国6a 国via china6a'],
  ['', '国六b', 'China VIb', '国6b 国vib china6b'],
  ['zero', '零排放', 'Zero emission', '零 zeroemissions'],
];

const toValue = ([code, zh, en, spellings = '']: Row): FactValue => ({ code, 'zh-CN': zh, en, spellings });

/** The known values of each fact. Values that are not listed here are shown as the supplier wrote them. */
export const factValues: Readonly<Record<FactField, readonly FactValue[]>> = {
  gearboxType: gearboxes.map(toValue),
  drivenType: drives.map(toValue),
  cfgLevel: levels.map(toValue),
  fuel: fuels.map(toValue),
  body: bodies.map(toValue),
  emission: emissions.map(toValue),
};
