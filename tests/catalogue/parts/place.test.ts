import { expect, test } from 'vitest';
import { placeOf, searchAfter, selectionAfter } from '../../../src/catalogue/parts/place.ts';

test('the link says which vehicle, assembly, callouts and part are shown', () => {
  expect(placeOf('?vehicleId=7&vin=LSV&node=31&callout=12,13&part=5&all=1')).toEqual({
    vehicleId: 7,
    vin: 'LSV',
    node: 31,
    callouts: ['12', '13'],
    part: 5,
    isAllShown: true,
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
