import { seededRandom, withCheckDigit } from '../random-vins.ts';

/** Random choices from a seed, the same on every machine. */
export interface RandomChoices {
  /** An integer from `from` to `to`, inclusive. */
  whole(from: number, to: number): number;
  of<Things extends readonly [unknown, ...unknown[]]>(things: Things): Things[number];
}

export function createRandomChoices(seed: number): RandomChoices {
  const next = seededRandom(seed);
  const whole = (from: number, to: number) => Math.floor(from + next() * (to + 1 - from));
  return { whole, of: (things) => things[whole(0, things.length - 1)] ?? things[0] };
}

const MAKERS = [
  ['LFV', '大众汽车牌FV'],
  ['LSV', '上汽大众牌SVW'],
  ['LSG', '别克牌SGM'],
  ['LHG', '本田牌HG'],
  ['LVH', '思威牌DHW'],
  ['LGB', '东风日产牌DFL'],
  ['LFM', '丰田牌CA'],
  ['LVG', '丰田牌GTM'],
  ['LBE', '北京现代牌BH'],
  ['LGX', '比亚迪牌BYD'],
  ['LGW', '长城牌CC'],
  ['LB3', '吉利美日牌MR'],
  ['LS5', '长安牌SC'],
  ['LZW', '五菱牌LZW'],
  ['LBV', '宝马牌BMW'],
  ['LE4', '梅赛德斯-奔驰牌BJ'],
] as const;

const LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ'] as [string, ...string[]];
const EITHER = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'] as [string, ...string[]];
const YEARS = [...'9ABCDEFGHJKLMNPRS'] as [string, ...string[]];

/** The fields of a fictitious vehicle licence. */
export interface LicenceFields {
  plate: string;
  vehicleClass: string;
  owner: string;
  address: string;
  use: string;
  model: string;
  vin: string;
  engine: string;
  registered: string;
  issued: string;
}

export function inventLicence(random: RandomChoices): LicenceFields {
  const [wmi, model] = random.of(MAKERS);
  const year = random.whole(2009, 2024);
  const date = `${year}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`;
  const tail = Array.from({ length: random.whole(2, 5) }, () => random.of(EITHER)).join('');
  return {
    plate: `${random.of(['京', '沪', '粤', '川', '鲁', '浙'])}${random.of(LETTERS)}·样${random.whole(100, 999)}`,
    vehicleClass: random.of(['小型轿车', '小型普通客车', '轻型普通货车', '重型半挂牵引车', '小型越野客车']),
    owner: random.of(['样本数据有限公司', '示例汽车租赁有限公司', '测某某', '样例']),
    address: random.of(['示例市测试区样本路12号', '样本省示例县虚构镇测试村三组', '示例市虚构大道1088号9栋2单元301室']),
    use: random.of(['非营运', '营转非', '货运', '租赁']),
    model: `${model}${random.of(['6', '7', '1'])}${random.whole(120, 999)}${tail}`,
    vin: inventVin(random, wmi),
    engine: `${random.of(LETTERS)}${random.of(EITHER)}${random.of(EITHER)}${random.whole(10_000, 999_999)}`,
    registered: date,
    issued: `${year}-12-${String(random.whole(1, 28)).padStart(2, '0')}`,
  };
}

/** A fictitious VIN of a real maker, with a valid check digit. */
export function inventVin(random: RandomChoices, wmi: string = random.of(MAKERS)[0]): string {
  const descriptor = Array.from({ length: 5 }, () => random.of(EITHER)).join('');
  const serial = String(random.whole(0, 999_999)).padStart(6, '0');
  return withCheckDigit(`${wmi}${descriptor}0${random.of(YEARS)}${random.of(LETTERS)}${serial}`);
}
