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
} from '../../../src/providers/url-state/url-params.ts';
import { urlState } from '../../../src/providers/url-state/url-state.ts';

const state = urlState({
  search: textParam(5, { name: 'q' }),
  vin: optionalTextParam(17),
  userId: idParam({ name: 'user' }),
  mileage: integerParam(0, 100),
  day: dateParam(),
  isForced: flagParam({ name: 'forced' }),
  status: choiceParam([1, 2]),
  sort: choiceOrDefaultParam(['name', 'price'], 'name'),
  pageSize: pageSizeParam(20),
  page: pageParam(),
});
const defaults = state.parse(new URLSearchParams());

test('every kind of parameter survives the URL', () => {
  const full = {
    search: 'brake',
    vin: 'LSV',
    userId: 7,
    mileage: 0,
    day: '2024-02-29',
    isForced: true,
    status: 2,
    sort: 'price',
    pageSize: 50,
    page: 3,
  } as const;
  expect(state.parse(state.format(full))).toEqual(full);
});

test('defaults are left out of the URL', () => {
  expect(String(state.format(defaults))).toBe('');
});

test('a change keeps other fields and foreign parameters, and resets the page', () => {
  const params = new URLSearchParams('q=brake&page=4&province=440000');
  expect(String(state.update(params, { status: 1 }))).toBe('q=brake&province=440000&status=1');
  expect(String(state.update(params, { page: 5 }))).toBe('q=brake&page=5&province=440000');
  expect(String(params)).toBe('q=brake&page=4&province=440000');
});

test('the page does not count as a filter, and clearing resets all but the given fields', () => {
  expect(state.isFiltered({ ...defaults, page: 2 })).toBe(false);
  expect(state.isFiltered({ ...defaults, userId: 1 })).toBe(true);
  expect(state.isFiltered({ ...defaults, userId: 1 }, ['userId'])).toBe(false);
  const params = new URLSearchParams('q=brake&status=1&sort=price&page=2');
  expect(String(state.update(params, state.cleared(['sort'])))).toBe('sort=price');
});
