import type { Database } from '../server/platform/db/database.ts';

const classes = [
  { vehicleClass: 'C', zh: '乘用车', en: 'Passenger', factor: 1 },
  { vehicleClass: 'B', zh: '商用车', en: 'Commercial', factor: 1.5 },
] as const;

const YUAN = 100;

const kinds = [
  {
    kind: 'count',
    amount: 20,
    days: 30,
    priceYuan: 9,
    formerYuan: 29,
    isOnce: true,
    zh: '体验包',
    en: 'trial',
    text: ['先试一试：30 天内 20 次查询。', 'See how it works: 20 lookups within 30 days.'],
  },
  {
    kind: 'count',
    amount: 100,
    days: 180,
    priceYuan: 120,
    formerYuan: null,
    isOnce: false,
    zh: '100 次包',
    en: '100 lookups',
    text: ['偶尔查询的门店：半年内随时用。', 'For occasional lookups: valid for half a year.'],
  },
  {
    kind: 'count',
    amount: 500,
    days: 365,
    priceYuan: 480,
    formerYuan: 600,
    isOnce: false,
    zh: '500 次包',
    en: '500 lookups',
    text: ['忙季闲季不均的门店：一年内用完即可。', 'For shops with busy and quiet months: valid for a year.'],
  },
  {
    kind: 'daily',
    amount: 10,
    days: 30,
    priceYuan: 98,
    formerYuan: null,
    isOnce: false,
    zh: '月卡 每日 10 次',
    en: 'monthly, 10 a day',
    text: ['每天几台车的门店，按月使用。', 'For shops with a few vehicles a day.'],
  },
  {
    kind: 'daily',
    amount: 50,
    days: 365,
    priceYuan: 1680,
    formerYuan: 2160,
    isOnce: false,
    zh: '年卡 每日 50 次',
    en: 'yearly, 50 a day',
    text: ['多工位门店和配件商，全年够用。', 'For large shops and parts traders, all year round.'],
  },
] as const;

const lookups = classes.flatMap(({ vehicleClass, factor, zh, en }, group) =>
  kinds.map((each, place) => ({
    vehicleClass,
    kind: each.kind,
    amount: each.amount,
    days: each.days,
    isOnce: each.isOnce,
    packageName: `${zh} ${each.zh}`,
    packageNameEn: `${en} ${each.en}`,
    description: each.text[0],
    descriptionEn: each.text[1],
    priceFen: Math.round(each.priceYuan * factor) * YUAN,
    formerPriceFen: each.formerYuan === null ? null : Math.round(each.formerYuan * factor) * YUAN,
    packageOrder: (group + 1) * 10 + place,
  })),
);

const others = [
  {
    vehicleClass: 'both',
    kind: 'daily',
    amount: 30,
    days: 365,
    isOnce: false,
    packageName: '全车型年卡 每日各 30 次',
    packageNameEn: 'All vehicles yearly, 30 a day per class',
    description: '乘用车和商用车都接的门店：每天各 30 次，比分开购买便宜。',
    descriptionEn: 'For shops that service cars and trucks: 30 lookups a day per class, cheaper than two packages.',
    priceFen: 1980 * YUAN,
    formerPriceFen: 2680 * YUAN,
    packageOrder: 30,
  },
  {
    vehicleClass: 'both',
    kind: 'retail',
    amount: 1,
    days: 90,
    isOnce: false,
    packageName: '电商价格 季卡',
    packageNameEn: 'E-commerce prices, three months',
    description: '在配件价格中查看原厂件、品牌件和配套件的电商价格。',
    descriptionEn: 'See the e-commerce prices of original, brand and OE supplier parts.',
    priceFen: 150 * YUAN,
    formerPriceFen: null,
    packageOrder: 40,
  },
  {
    vehicleClass: 'both',
    kind: 'retail',
    amount: 1,
    days: 365,
    isOnce: false,
    packageName: '电商价格 年卡',
    packageNameEn: 'E-commerce prices, one year',
    description: '全年查看电商价格，主账号购买后子账号同享。',
    descriptionEn: 'E-commerce prices all year, for the main account and its sub accounts.',
    priceFen: 480 * YUAN,
    formerPriceFen: 600 * YUAN,
    packageOrder: 41,
  },
] as const;

/** Adds the packages on sale if there are none. Prices are samples. */
export async function ensurePackages({ sql: db }: Database): Promise<void> {
  const { length } = await db.selectFrom('package').select('packageId').limit(1).execute();
  if (length > 0) return;
  await db
    .insertInto('package')
    .values([...lookups, ...others].map((each) => ({ ...each, platform: 'all' as const, isOnSale: true })))
    .execute();
}
