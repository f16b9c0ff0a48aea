import { checkDigitOf } from '../../../src/contract/vehicles/vin.ts';

/** Repeatable random choices: the same for a seed on every machine. */
export interface Dice {
  /** From 0 up to, not including, 1. */
  share(): number;
  between(from: number, to: number): number;
  whole(from: number, to: number): number;
  of<Things extends readonly [unknown, ...unknown[]]>(things: Things): Things[number];
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + share() * (to - from);
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1));
  return { share, between, whole, of: (things) => things[whole(0, things.length - 1)] ?? things[0] };
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

/** The fields of an invented vehicle licence. */
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

export function inventLicence(dice: Dice): LicenceFields {
  const [wmi, model] = dice.of(MAKERS);
  const year = dice.whole(2009, 2024);
  const date = `${year}-${String(dice.whole(1, 12)).padStart(2, '0')}-${String(dice.whole(1, 28)).padStart(2, '0')}`;
  const tail = Array.from({ length: dice.whole(2, 5) }, () => dice.of(EITHER)).join('');
  return {
    plate: `${dice.of(['京', '沪', '粤', '川', '鲁', '浙'])}${dice.of(LETTERS)}·样${dice.whole(100, 999)}`,
    vehicleClass: dice.of(['小型轿车', '小型普通客车', '轻型普通货车', '重型半挂牵引车', '小型越野客车']),
    owner: dice.of(['样本数据有限公司', '示例汽车租赁有限公司', '测某某', '样例']),
    address: dice.of(['示例市测试区样本路12号', '样本省示例县虚构镇测试村三组', '示例市虚构大道1088号9栋2单元301室']),
    use: dice.of(['非营运', '营转非', '货运', '租赁']),
    model: `${model}${dice.of(['6', '7', '1'])}${dice.whole(120, 999)}${tail}`,
    vin: inventVin(dice, wmi),
    engine: `${dice.of(LETTERS)}${dice.of(EITHER)}${dice.of(EITHER)}${dice.whole(10_000, 999_999)}`,
    registered: date,
    issued: `${year}-12-${String(dice.whole(1, 28)).padStart(2, '0')}`,
  };
}

/** A made-up VIN of a real maker, with a valid check digit. */
export function inventVin(dice: Dice, wmi: string = dice.of(MAKERS)[0]): string {
  const described = Array.from({ length: 5 }, () => dice.of(EITHER)).join('');
  const serial = String(dice.whole(0, 999_999)).padStart(6, '0');
  const open = `${wmi}${described}0${dice.of(YEARS)}${dice.of(LETTERS)}${serial}`;
  return `${open.slice(0, 8)}${checkDigitOf(open)}${open.slice(9)}`;
}
