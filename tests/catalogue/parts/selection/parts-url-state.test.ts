import { expect, test } from 'vitest';
import {
  nextSelection,
  parsePartsUrlState,
  updateSearch,
} from '../../../../src/catalogue/parts/selection/parts-url-state.ts';

const NOTHING_ELSE = { crash: [], isCommon: false, panel: undefined, aftBrand: undefined };

test('the URL state has vehicle, assembly, callouts and part', () => {
  expect(parsePartsUrlState('?vehicleId=7&vin=LSV&node=31&callout=12,13&part=5&all=1&oe=1K0%20698')).toEqual({
    vehicleId: 7,
    vin: 'LSV',
    node: 31,
    callouts: ['12', '13'],
    part: 5,
    includesMisfits: true,
    covNode: undefined,
    isMakerStructure: false,
    oe: '1K0 698',
    find: '',
    ...NOTHING_ELSE,
  });
});

test('unreadable parameters are treated as missing', () => {
  expect(parsePartsUrlState('?vehicleId=x&vin=&node=-3&callout=,1,,1&part=0')).toEqual({
    vehicleId: undefined,
    vin: undefined,
    node: undefined,
    callouts: ['1'],
    part: undefined,
    includesMisfits: false,
    covNode: undefined,
    isMakerStructure: false,
    oe: undefined,
    find: '',
    ...NOTHING_ELSE,
  });
});

test('a change keeps the other parameters, and commas stay unescaped', () => {
  const search = '?vehicleId=7&province=440000&callout=1';
  expect(updateSearch(search, { callouts: ['12', '13'] })).toBe('?vehicleId=7&province=440000&callout=12,13');
  expect(updateSearch(search, { node: 9, callouts: [] })).toBe('?vehicleId=7&province=440000&node=9');
  expect(updateSearch('?vehicleId=7&part=4&all=1', { part: undefined, includesMisfits: false })).toBe('?vehicleId=7');
});

test('a click selects only that callout; with Ctrl or Shift it is added or removed', () => {
  expect(nextSelection(['1', '2'], '3', false)).toEqual(['3']);
  expect(nextSelection(['1', '2'], '3', true)).toEqual(['1', '2', '3']);
  expect(nextSelection(['1', '2'], '1', true)).toEqual(['2']);
});

test('the URL state of a commercial tree has node and structure', () => {
  expect(parsePartsUrlState('?vehicleId=7&covNode=12&structure=OF')).toMatchObject({
    covNode: 12,
    isMakerStructure: true,
    node: undefined,
  });
  expect(updateSearch('?vehicleId=7', { covNode: 12, isMakerStructure: true })).toBe(
    '?vehicleId=7&covNode=12&structure=OF',
  );
});

test('crash zones are parsed without duplicates and unknown names', () => {
  expect(parsePartsUrlState('?vehicleId=7&crash=front,wing,frontLeft,front').crash).toEqual(['frontLeft', 'front']);
  expect(updateSearch('?vehicleId=7', { crash: ['frontLeft', 'front'] })).toBe('?vehicleId=7&crash=frontLeft,front');
});

test('closing a part removes the state of its panel, and changing the panel tab removes the brand', () => {
  expect(updateSearch('?part=4&panel=brands&aftBrand=3', { part: undefined })).toBe('?');
  expect(updateSearch('?part=4&panel=brands&aftBrand=3', { part: 5 })).toBe('?part=5&panel=brands&aftBrand=3');
  expect(updateSearch('?part=4&panel=brands&aftBrand=3', { panel: 'image' })).toBe('?part=4&panel=image');
});

test('opening an assembly closes the common parts', () => {
  expect(updateSearch('?vehicleId=7&common=1', { node: 3 })).toBe('?vehicleId=7&node=3');
  expect(updateSearch('?vehicleId=7&node=3', { isCommon: true })).toBe('?vehicleId=7&node=3&common=1');
});
