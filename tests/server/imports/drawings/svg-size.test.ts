import { expect, test } from 'vitest';
import { svgSize } from '../../../../src/server/imports/drawings/svg-size.ts';

function sizeOf(attributes: Record<string, string>) {
  const map = new Map(Object.entries(attributes));
  const { width, height } = svgSize(map);
  return [width, height, map.get('viewBox')];
}

test('a drawing has its size in pixels, and gets a view box so that it scales', () => {
  expect(sizeOf({ width: '400', height: '300.4px' })).toEqual([400, 300, '0 0 400 300.4']);
  expect(sizeOf({ width: '400', height: '300', viewBox: '0 0 800 600' })).toEqual([400, 300, '0 0 800 600']);
});

test('other units say nothing about pixels: the view box does', () => {
  for (const width of ['100%', '21cm', '', '-5', '0'])
    expect(sizeOf({ width, height: '300', viewBox: '0,0, 800 600' })).toEqual([800, 600, '0,0, 800 600']);
});

test('a drawing without a size and one that is too large are refused', () => {
  for (const attributes of [{}, { width: '400' }, { viewBox: '0 0 0 600' }, { viewBox: '0 0 x y' }])
    expect(() => sizeOf({ ...attributes })).toThrow('damagedPicture');
  expect(() => sizeOf({ width: '100001', height: '1' })).toThrow('tooManyPixels');
  expect(sizeOf({ width: '100000', height: '0.2' }).slice(0, 2)).toEqual([100_000, 1]);
});
