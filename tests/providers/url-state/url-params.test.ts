import { expect, test } from 'vitest';
import {
  choiceOrDefaultParam,
  choiceParam,
  dateParam,
  flagParam,
  idParam,
  integerParam,
  optionalTextParam,
  pageParam,
  pageSizeParam,
  textParam,
  type UrlParam,
} from '../../../src/providers/url-state/url-params.ts';

const read = <Value>({ parse }: UrlParam<Value>, ...texts: (string | null)[]) => texts.map((text) => parse(text));
const nothing = (count: number) => Array(count).fill(undefined);

test('text is trimmed and cut to its maximum length, and optional text is missing when it is empty', () => {
  expect(read(textParam(5), '  brake pads ', '', null)).toEqual(['brake', '', '']);
  expect(read(optionalTextParam(17), ' LSV ', ' ', '', null)).toEqual(['LSV', ...nothing(3)]);
});

test('a number is its plain digits within its bounds, anything else counts as missing', () => {
  expect(read(integerParam(0, 100), '0', '100')).toEqual([0, 100]);
  expect(read(integerParam(0, 100), '101', '-1', '01', '1.0', '1e1', ' 1', '１', '', null)).toEqual(nothing(9));
  expect(read(idParam(), '1', '2147483647')).toEqual([1, 2_147_483_647]);
  expect(read(idParam(), '0', '-1', '1e3', '2147483648', '99999999999')).toEqual(nothing(5));
});

test('an invalid page is the first, and an invalid size the default', () => {
  expect(read(pageParam(), '3', '0', '1000001', 'x', null)).toEqual([3, 1, 1, 1, 1]);
  expect(read(pageSizeParam(20), '100', '101', '0', null)).toEqual([100, 20, 20, 20]);
});

test('a date exists in the calendar', () => {
  expect(read(dateParam(), '2024-02-29', '2026-12-31')).toEqual(['2024-02-29', '2026-12-31']);
  expect(read(dateParam(), '2026-02-29', '2026-02-31', '2026-2-1', '2026-13-01', 'today', '', null)).toEqual(
    nothing(7),
  );
});

test('a choice is one of its values, of the type that they have', () => {
  expect(read(choiceParam([1, 2]), '2', '3', '', null)).toEqual([2, ...nothing(3)]);
  expect(read(choiceOrDefaultParam(['name', 'price'], 'name'), 'price', 'date', null)).toEqual([
    'price',
    'name',
    'name',
  ]);
  expect(read(flagParam(), '1', 'yes', 'true', '', null)).toEqual([true, false, false, false, false]);
});

test('defaults are written as nothing, other values as they are read', () => {
  expect([
    pageParam().format(1),
    pageParam().format(2),
    pageSizeParam(20).format(20),
    pageSizeParam(20).format(50),
  ]).toEqual(['', '2', '', '50']);
  expect([integerParam(0, 9).format(0), integerParam(0, 9).format(undefined), flagParam().format(false)]).toEqual([
    '0',
    '',
    '',
  ]);
  expect(choiceOrDefaultParam(['name', 'price'], 'name').format('name')).toBe('');
});
