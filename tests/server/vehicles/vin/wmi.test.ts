import { expect, test } from 'vitest';
import { chinaCars } from '../../../../src/server/vehicles/vin/wmi/china-cars.ts';
import { chinaPowersports } from '../../../../src/server/vehicles/vin/wmi/china-powersports.ts';
import { countryRanges } from '../../../../src/server/vehicles/vin/wmi/countries.ts';
import { worldMakers } from '../../../../src/server/vehicles/vin/wmi/world.ts';
import { countryOf, isKnownWmi, makerOf } from '../../../../src/server/vehicles/vin/wmi.ts';
import cases from '../../../fixtures/vin-cases.json' with { type: 'json' };

const rows = [...chinaCars, ...chinaPowersports, ...worldMakers];
const codes = rows.flatMap(([text]) => text.split(' '));

test('every code is listed once, has two or three VIN characters, and a name in both languages', () => {
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NPR-Z0-9]{2,3}$/);
  for (const [text, zh, en] of rows) {
    expect(zh.trim(), text).not.toBe('');
    expect(en, text).toMatch(/[A-Za-z]{2}/);
    expect(en, text).not.toMatch(/\p{Script=Han}/u);
  }
});

test('every code of the Chinese lists belongs to China', () => {
  for (const code of [...chinaCars, ...chinaPowersports].flatMap(([text]) => text.split(' '))) {
    expect(countryOf(code)?.country?.en, code).toBe('China');
  }
});

test('every maker of the case list is known', () => {
  for (const { vin } of cases) expect(isKnownWmi(vin.slice(0, 3)), vin).toBe(true);
});

test.each([
  ['LFVAWAGD22G752447', '一汽-大众', 'FAW-Volkswagen'],
  ['LSVD24BA6FG758924', '上汽大众', 'SAIC Volkswagen'],
  ['LZZ', '中国重汽', 'Sinotruk'],
  ['WBAKB2108BC465378', '宝马', 'BMW'],
  ['WDD', '梅赛德斯-奔驰', 'Mercedes-Benz'],
  ['W1K', '梅赛德斯-奔驰', 'Mercedes-Benz'],
  ['WP0', '保时捷', 'Porsche'],
  ['JTDKN3DU9A0123456', '丰田', 'Toyota'],
  ['JTH', '雷克萨斯', 'Lexus'],
  ['JHM', '本田', 'Honda'],
  ['KNA', '起亚', 'Kia'],
  ['1GX', '通用汽车', 'General Motors'],
  ['2T1', '丰田（北美）', 'Toyota North America'],
  ['3VW', '大众', 'Volkswagen'],
  ['5YJ', '特斯拉', 'Tesla'],
  ['1M8GDM9AXKP042788', 'MCI 客车', 'Motor Coach Industries'],
])('%s is made by %s (%s)', (vin, zh, en) => {
  expect(makerOf(vin)).toEqual({ zh, en });
});

test('an unlisted maker is unknown', () => {
  for (const wmi of ['LQQ', 'ZZZ', '1G9', 'JT9', '0AA', 'W', '']) expect(makerOf(wmi), wmi).toBeUndefined();
});

test.each([
  ['LFV', 'asia', 'China'],
  ['HXM', 'asia', 'China'],
  ['JTD', 'asia', 'Japan'],
  ['KMH', 'asia', 'South Korea'],
  ['WBA', 'europe', 'Germany'],
  ['VF1', 'europe', 'France'],
  ['VSS', 'europe', 'Spain'],
  ['TW1', 'europe', 'Portugal'],
  ['SAL', 'europe', 'United Kingdom'],
  ['YV1', 'europe', 'Sweden'],
  ['1FA', 'northAmerica', 'United States'],
  ['3VW', 'northAmerica', 'Mexico'],
  ['7SA', 'northAmerica', 'United States'],
  ['7AT', 'oceania', 'New Zealand'],
  ['9BW', 'southAmerica', 'Brazil'],
  ['93Y', 'southAmerica', 'Brazil'],
  ['AAV', 'africa', 'South Africa'],
])('%s comes from %s, %s', (vin, region, country) => {
  expect(countryOf(vin)).toMatchObject({ region, country: { en: country } });
});

test('an unassigned code has only its region, and 0 not even that', () => {
  expect(countryOf('GAA')).toEqual({ region: 'africa', country: undefined });
  expect(countryOf('ZST')).toEqual({ region: 'europe', country: undefined });
  expect(countryOf('L')).toEqual({ region: 'asia', country: undefined });
  expect(countryOf('0AA')).toBeUndefined();
  expect(countryOf('')).toBeUndefined();
});

test('no two countries hold the same first two characters', () => {
  const order = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890';
  const taken = new Map<string, string>();
  for (const [first, range, , en] of countryRanges) {
    const from = order.indexOf(range.charAt(0));
    const to = order.indexOf(range.charAt(2));
    expect(from, first + range).toBeLessThanOrEqual(to);
    for (const second of order.slice(from, to + 1)) {
      expect(taken.get(first + second), first + second).toBeUndefined();
      taken.set(first + second, en);
    }
  }
});
