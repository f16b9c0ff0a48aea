import { expect, test } from 'vitest';
import {
  isAnnouncement,
  normaliseAnnouncement,
  parseAnnouncement,
} from '../../../src/contract/vehicles/announcement.ts';

test('the key does not depend on label, brand, width, case, spaces and dashes', () => {
  for (const spelling of [
    '大众汽车牌FV7146BBDBG',
    'fv7146bbdbg',
    'ＦＶ７１４６ＢＢＤＢＧ',
    ' 大众汽车牌 FV7146-BBDBG\n',
    'FV 7146 BBDBG',
    '公告号：FV7146BBDBG',
    '车辆型号 大众汽车牌FV7146BBDBG',
  ]) {
    expect(normaliseAnnouncement(spelling), spelling).toBe('FV7146BBDBG');
  }
});

test.each(['FV7146BBDBG', 'ZZ4257V324HE1B', 'BJ1046V9JB5', 'CA1120PK2L5BE5A80', 'EQ1090', 'BJ5049CCY-A1', 'SX3250/4R'])(
  '%s is an announcement number',
  (text) => expect(isAnnouncement(text)).toBe(true),
);

test.each([
  '朗逸',
  'X5',
  'A4L',
  'F7146BB',
  'ABCDE7146',
  'FV0146BB',
  'FV714',
  'FV7146BB/',
  '1K0615301AB',
  '',
  '大众汽车牌',
])('%s is not an announcement number', (text) => {
  expect(isAnnouncement(text)).toBe(false);
  expect(parseAnnouncement(text)).toBeUndefined();
});

test('the parts of a car are its enterprise, class, displacement, serial and variant', () => {
  expect(parseAnnouncement('大众汽车牌FV7146BBDBG')).toEqual({
    key: 'FV7146BBDBG',
    enterprise: 'FV',
    classDigit: '7',
    vehicleClass: 'car',
    mainParameter: '14',
    serial: '6',
    suffix: 'BBDBG',
  });
});

test.each([
  ['CA1120P', 'cargo'],
  ['ZZ3257N', 'tipper'],
  ['ZZ4257V', 'tractor'],
  ['BJ5049C', 'special'],
  ['ZK6120H', 'bus'],
  ['BJ2032F', 'other'],
  ['ZJV9400C', 'other'],
])('the class digit of %s means %s', (text, vehicleClass) => {
  expect(parseAnnouncement(text)?.vehicleClass).toBe(vehicleClass);
});

test('the joined parts are the key', () => {
  for (const text of ['ZZ4257V324HE1B', 'EQ1090', 'CA10250X', 'ZZ3257N/A']) {
    const parts = parseAnnouncement(text);
    expect([parts?.enterprise, parts?.classDigit, parts?.mainParameter, parts?.serial, parts?.suffix].join('')).toBe(
      text,
    );
  }
});
