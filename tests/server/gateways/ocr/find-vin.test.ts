import { expect, test } from 'vitest';
import { findVin } from '../../../../src/server/gateways/ocr/find-vin.ts';
import { lineCharacters, pageText, pageTexts } from '../../../support/pictures/page-text.ts';

const VIN = 'LSVNA2CJ1K2113527';
const isKnownMaker = (wmi: string) => wmi === 'LSV';
const find = (...texts: string[]) => {
  const place = findVin(pageTexts(...texts), isKnownMaker);
  return place?.choices.map(([{ text }]) => text).join('');
};

test.each([
  ['after its label', `车辆识别代号${VIN}`],
  ['between stars', `*${VIN}*`],
  ['between stars that were read as letters', `X${VIN}A`],
  ['in groups', 'LSV NA2CJ1K2 113527'],
])('a VIN %s is found', (_where, text) => {
  expect(find('中国', text, '乘坐人数5')).toBe(VIN);
});

test('a VIN in two lines is joined', () => {
  expect(find('LSVNA2CJ1', 'K2113527')).toBe(VIN);
});

test('on a licence two numbers in consecutive lines are not joined, as its VIN is on one line', () => {
  expect(find('LSVNA2CJ1', 'K2113527', '注册日期2019-06-11')).toBeUndefined();
});

test('a surplus character is dropped where the model is least certain', () => {
  const text = `${VIN.slice(0, 10)}1${VIN.slice(10)}`;
  const line = { ...pageText(text), characters: lineCharacters(text, { 10: 0.6 }) };
  const place = findVin([line], isKnownMaker);
  expect(place?.choices.map(([{ text }]) => text).join('')).toBe(VIN);
  expect(place?.isWhole).toBe(false);
});

test('of two VINs the one of a known maker with a valid check digit is chosen', () => {
  expect(find('AB1234567890CD345', VIN)).toBe(VIN);
});

test.each([
  ['words', 'INTERNATIONALTRUCK'],
  ['a bar code number', '69012345678901234'],
  ['a truncated VIN', VIN.slice(0, 15)],
])('%s: not a VIN', (_what, text) => {
  expect(find(text)).toBeUndefined();
});
