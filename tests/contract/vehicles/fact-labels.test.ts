import { expect, test } from 'vitest';
import { factLabel } from '../../../src/contract/vehicles/fact-labels.ts';
import { type FactField, factValues } from '../../../src/contract/vehicles/fact-values.ts';

const labelsOf = (field: FactField, code: string) =>
  (['zh-CN', 'en'] as const).map((language) => factLabel({ field, code }, language));

test('a code of a fact is named in the language of the reader', () => {
  expect(labelsOf('drivenType', 'AWD')).toEqual(['四驱', 'All-wheel drive']);
  expect(labelsOf('gearboxType', 'MT')).toEqual(['手动', 'Manual']);
  expect(labelsOf('cfgLevel', 'entry')).toEqual(['标准型', 'Entry']);
});

test.each<[FactField, string, string]>([
  ['gearboxType', '手动', 'Manual'],
  ['gearboxType', '7挡双离合', '7-speed dual clutch'],
  ['gearboxType', '6档手自一体变速箱', '6-speed automatic'],
  ['gearboxType', '双离合（7速）', '7-speed dual clutch'],
  ['gearboxType', 'CVT无级变速', 'CVT'],
  ['gearboxType', '电动车单速变速箱', 'Single speed'],
  ['drivenType', '前置前驱', 'Front engine, front-wheel drive'],
  ['drivenType', '后轮驱动', 'Rear-wheel drive'],
  ['drivenType', '适时四驱', 'On-demand all-wheel drive'],
  ['cfgLevel', '舒适版', 'Comfort'],
  ['fuel', '插电式混合动力', 'Plug-in hybrid'],
  ['fuel', '汽油', 'Petrol'],
  ['body', '双门轿跑', 'Coupé'],
  ['body', '敞篷', 'Convertible'],
  ['emission', '国Ⅵ', 'China VI'],
  ['emission', '国六B', 'China VIb'],
  ['emission', '欧5排放标准', 'Euro 5'],
])('%s %s of a Chinese supplier is %s in English and as it is written in Chinese', (field, written, english) => {
  expect(labelsOf(field, written)).toEqual([written, english]);
});

test.each<[FactField, string, string, string]>([
  ['gearboxType', '6MT', '6挡手动', '6-speed manual'],
  ['gearboxType', '8-speed automatic transmission', '8挡自动', '8-speed automatic'],
  ['gearboxType', '5-Gang Schaltgetriebe', '5挡手动', '5-speed manual'],
  ['drivenType', 'Front Wheel Drive', '前驱', 'Front-wheel drive'],
  ['drivenType', '4×4', '四轮驱动', 'Four-wheel drive'],
  ['fuel', 'Gasoline', '汽油', 'Petrol'],
  ['body', 'Station wagon', '旅行车', 'Estate'],
  ['emission', 'EURO VI', '欧六', 'Euro 6'],
])('%s %s of a foreign supplier is %s in Chinese and %s in English', (field, written, chinese, english) => {
  expect(labelsOf(field, written)).toEqual([chinese, english]);
});

test.each<[FactField, string]>([
  ['gearboxType', '8DCT450'],
  ['gearboxType', '12JSDX240TA'],
  ['drivenType', '6×4'],
  ['cfgLevel', '280TSI 豪华智联版'],
  ['fuel', '油'],
  ['emission', ''],
])('%s %s, which we do not know, is shown as it is in either language', (field, written) => {
  expect(labelsOf(field, written)).toEqual([written, written]);
});

test.each(Object.keys(factValues) as FactField[])('no two values of %s have the same code or label', (field) => {
  for (const key of ['code', 'zh-CN', 'en'] as const) {
    const texts = factValues[field].map((value) => value[key]).filter((text) => text !== '');
    expect(new Set(texts).size).toBe(texts.length);
  }
});
