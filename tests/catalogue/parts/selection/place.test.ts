import { expect, test } from 'vitest';
import { placeOf, searchAfter, selectionAfter } from '../../../../src/catalogue/parts/selection/place.ts';

const NOTHING_ELSE = { crash: [], isCommon: false, panel: undefined, aftBrand: undefined };

test('the link says which vehicle, assembly, callouts and part are shown', () => {
  expect(placeOf('?vehicleId=7&vin=LSV&node=31&callout=12,13&part=5&all=1&oe=1K0%20698')).toEqual({
    vehicleId: 7,
    vin: 'LSV',
    node: 31,
    callouts: ['12', '13'],
    part: 5,
    isAllShown: true,
    covNode: undefined,
    isOf: false,
    oe: '1K0 698',
    find: '',
    ...NOTHING_ELSE,
  });
});

test('what cannot be read in a link is as if it were not there', () => {
  expect(placeOf('?vehicleId=x&vin=&node=-3&callout=,1,,1&part=0')).toEqual({
    vehicleId: undefined,
    vin: undefined,
    node: undefined,
    callouts: ['1'],
    part: undefined,
    isAllShown: false,
    covNode: undefined,
    isOf: false,
    oe: undefined,
    find: '',
    ...NOTHING_ELSE,
  });
});

test('a change leaves the rest of the link alone, and commas as they are', () => {
  const search = '?vehicleId=7&province=440000&callout=1';
  expect(searchAfter(search, { callouts: ['12', '13'] })).toBe('?vehicleId=7&province=440000&callout=12,13');
  expect(searchAfter(search, { node: 9, callouts: [] })).toBe('?vehicleId=7&province=440000&node=9');
  expect(searchAfter('?vehicleId=7&part=4&all=1', { part: undefined, isAllShown: false })).toBe('?vehicleId=7');
});

test('a click selects a callout alone; with Ctrl or Shift it is added, or taken away again', () => {
  expect(selectionAfter(['1', '2'], '3', false)).toEqual(['3']);
  expect(selectionAfter(['1', '2'], '3', true)).toEqual(['1', '2', '3']);
  expect(selectionAfter(['1', '2'], '1', true)).toEqual(['2']);
});

test('a node of a commercial tree is told with its structure', () => {
  expect(placeOf('?vehicleId=7&covNode=12&structure=OF')).toMatchObject({ covNode: 12, isOf: true, node: undefined });
  expect(searchAfter('?vehicleId=7', { covNode: 12, isOf: true })).toBe('?vehicleId=7&covNode=12&structure=OF');
});

test('the zones of an accident stand in the link, each once, and what is no zone is left out', () => {
  expect(placeOf('?vehicleId=7&crash=front,wing,frontLeft,front').crash).toEqual(['frontLeft', 'front']);
  expect(searchAfter('?vehicleId=7', { crash: ['frontLeft', 'front'] })).toBe('?vehicleId=7&crash=frontLeft,front');
});

test('with a part goes what its panel showed, and with another tab of the panel the brand', () => {
  expect(searchAfter('?part=4&panel=brands&aftBrand=3', { part: undefined })).toBe('?');
  expect(searchAfter('?part=4&panel=brands&aftBrand=3', { part: 5 })).toBe('?part=5&panel=brands&aftBrand=3');
  expect(searchAfter('?part=4&panel=brands&aftBrand=3', { panel: 'image' })).toBe('?part=4&panel=image');
});

test('an assembly stands where the common parts stood', () => {
  expect(searchAfter('?vehicleId=7&common=1', { node: 3 })).toBe('?vehicleId=7&node=3');
  expect(searchAfter('?vehicleId=7&node=3', { isCommon: true })).toBe('?vehicleId=7&node=3&common=1');
});
