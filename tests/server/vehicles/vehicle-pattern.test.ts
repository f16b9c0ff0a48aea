import { expect, test } from 'vitest';
import { factPattern, namePattern } from '../../../src/server/vehicles/vehicle-pattern.ts';

const facts = 'y=2016 d=1.6l g=dct w=4x4 f=petrol ';
const names = '本田 cr-v 2016款 1.6l 自动舒适版 honda cr-v 1320 6×4 luxury 280tsi';
const isFactOf = (token: string) => new RegExp(factPattern(token) ?? 'never').test(facts);
const isNameOf = (token: string) => new RegExp(namePattern(token)).test(names);

test('years, displacements and words for gearbox, drive and fuel are facts, other words are names', () => {
  const isFact = (token: string) => factPattern(token) !== undefined;
  expect(['2016', '1.4t', '11.0', '手动', 'mt', 'at', '双离合', '四驱', '柴油'].filter(isFact)).toHaveLength(9);
  expect(['朗逸', '320', '16', '3016', '舒适版', 'lavida', '1.6tdi'].filter(isFact)).toEqual([]);
});

test.each(['1.8t', '1.8tsi', '2.0tfsi'])('%s states a turbo', (token) =>
  expect(factPattern(token)).toBe(`d=${token.slice(0, 3).replace('.', '\\.')}t`),
);

test.each(['2016', '1.6', '1.6l', '自动', 'at', 'dct', 'dsg', '四驱', '汽油'])('the fact %s matches', (token) =>
  expect(isFactOf(token)).toBe(true),
);

test.each(['2018', '1.4', '1.6t', '手动', 'mt', 'cvt', '柴油', '11.6'])('the fact %s does not match', (token) =>
  expect(isFactOf(token)).toBe(false),
);

test.each(['舒适版', '舒适', 'honda', 'hon', 'crv', '1320', 'luxury', '6x4', 'tsi', '280'])(
  'the names contain %s',
  (token) => expect(isNameOf(token)).toBe(true),
);

test.each(['尊贵版', 'onda', '320', '132', '1', '16', '.*', 'c.v', 'h|d'])('the names do not contain %s', (token) =>
  expect(isNameOf(token)).toBe(false),
);

const suppliers = 'y=2022 d=1.5t g=7挡双离合 w=前置前驱 f=汽油 e=国六b b=三厢 ';
test.each(['自动', '双离合', '前驱', '两驱', '汽油', '三厢', 'china6'])(
  'the fact %s matches as a supplier writes it',
  (token) => expect(suppliers).toMatch(new RegExp(factPattern(token) ?? 'never')),
);
test.each(['手动', 'cvt', '后驱', '四驱', '柴油', '两厢', 'china5'])(
  'the fact %s does not match another of a supplier',
  (token) => expect(suppliers).not.toMatch(new RegExp(factPattern(token) ?? 'never')),
);
