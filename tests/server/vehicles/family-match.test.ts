import { expect, test } from 'vitest';
import { familyWords, matchFamilies } from '../../../src/server/vehicles/family-match.ts';
import { nameTokens } from '../../../src/server/vehicles/name-tokens.ts';

const family = (familyId: number, nameZh: string, nameEn: string, searchText: string) =>
  familyWords({
    familyId,
    vehicleClass: 'C',
    nameZh,
    nameEn,
    brandCode: searchText.startsWith('大众') ? 'VW' : 'PEUGEOT',
    searchText,
  });

const families = [
  family(1, '朗逸', 'Lavida', '大众 volkswagen 上汽大众 saic volkswagen 朗逸 lavida dazhong langyi dz ly'),
  family(2, '朗逸Plus', 'Lavida Plus', '大众 volkswagen 上汽大众 朗逸plus lavida plus dazhong langyiplus dz lyplus'),
  family(3, '帕萨特', 'Passat', '大众 volkswagen 上汽大众 帕萨特 passat dazhong pasate dz pst'),
  family(4, '2008', '2008', '标致 peugeot 神龙汽车 2008 biaozhi bz'),
  family(5, '307', '307', '标致 peugeot 神龙汽车 307 biaozhi bz'),
  family(6, 'ID.4', 'ID.4', '大众 volkswagen 一汽-大众 id.4 dazhong dz'),
];

const matched = (typed: string) =>
  matchFamilies(nameTokens(typed), families).map(({ familyId, isExact, rest }) => [familyId, isExact, rest.join(' ')]);

test('the name of a family is an exact match, a longer name that contains it is not', () => {
  expect(matched('朗逸')).toEqual([
    [1, true, ''],
    [2, false, ''],
  ]);
});

test.each(['大众朗逸', 'dazhong langyi', 'dazhonglangyi', 'dz ly', 'dzly', 'ly', 'VW Lavida', 'lavida'])(
  '%s finds the family by name, pinyin or initials',
  (typed) => expect(matched(typed).some(([familyId]) => familyId === 1)).toBe(true),
);

test('the rest of a word after the names must match the vehicle', () => {
  expect(matched('上汽大众朗逸风尚版2016')).toContainEqual([1, true, '风尚版 2016']);
});

test('a brand alone finds all its families, none of them exactly', () => {
  expect(matched('标致')).toEqual([
    [4, false, ''],
    [5, false, ''],
  ]);
});

test('a number that is a family and a year names that family and is a year for the others', () => {
  expect(matched('标致 2008')).toEqual([
    [4, true, ''],
    [5, false, '2008'],
  ]);
});

test('a word for a gearbox does not match a name that contains it', () => {
  expect(matched('passat at')).toEqual([[3, true, 'at']]);
});

test('a name is found with and without its dot, and the maker with and without its dash', () => {
  expect(matched('ID.4')).toEqual([[6, true, '']]);
  expect(matched('id4').map(([familyId]) => familyId)).toEqual([6]);
  expect(matched('一汽大众').map(([familyId]) => familyId)).toEqual([6]);
});

test('a number matches only as a whole', () => {
  expect(matched('标致 30')).toEqual([
    [4, false, '30'],
    [5, false, '30'],
  ]);
});

const classes = [
  family(1, 'C级', 'C-Class', '奔驰 mercedes-benz 北京奔驰 c级 c-class cji cj benchi bc'),
  family(2, '7系', '7 Series', '宝马 bmw 华晨宝马 7系 7 series 7xi 7x baoma bm'),
  family(3, '马自达7', '7', '马自达 mazda 一汽马自达 马自达7 7 mazida mzd'),
  family(4, 'X7', 'X7', '宝马 bmw 宝马（进口） x7 baoma bm'),
  family(5, '凯美瑞', 'Camry', '丰田 toyota 广汽丰田 凯美瑞 camry kaimeirui kmr'),
];
const idsOf = (typed: string) => matchFamilies(nameTokens(typed), classes).map(({ familyId }) => familyId);

test('a single letter matches only as a whole: half of the families start with it', () => {
  expect(idsOf('C 2008')).toEqual([1]);
  expect(idsOf('cam 2008')).toEqual([5]);
});

test('after a family’s full name, families that leave one of its words unmatched are dropped', () => {
  // The 7 of another maker is a whole name too.
  expect(idsOf('7系 2014')).toEqual([2, 3]);
  expect(idsOf('宝马 7系')).toEqual([2, 3]);
  expect(idsOf('宝马 2014')).toEqual([2, 4]);
  expect(idsOf('宝马 7系 领先型')).toEqual([2, 3]);
});

test('if no word names a family, the vehicles of all families are searched', () => {
  expect(matched('280TSI')).toEqual(families.map(({ familyId }) => [familyId, false, '280tsi']));
});

test('years, gearboxes and displacements alone match no family', () => {
  expect(matched('2016 1.4T 自动')).toEqual([]);
});

test('the code of a generation names families only if no other word does, and their vehicles must have it', () => {
  const own = (familyId: number, nameZh: string, platforms: string) =>
    familyWords({ familyId, vehicleClass: 'C', nameZh, nameEn: '', brandCode: 'X', searchText: nameZh, platforms });
  const coded = [own(1, '3系', 'E90 F30'), own(2, 'E30', 'MQB'), own(3, '朗逸', 'PQ34')];
  expect(matchFamilies(['e90'], coded)).toEqual([{ familyId: 1, isExact: false, rest: ['e90'] }]);
  expect(matchFamilies(['朗逸', 'e90'], coded)).toEqual([{ familyId: 3, isExact: true, rest: ['e90'] }]);
});
