import { expect, test } from 'vitest';
import { nothingAnswered } from '../../../src/catalogue/vehicles/results/narrowing.ts';
import { queryOfPlace, readPlace, type SearchPlace } from '../../../src/catalogue/vehicles/search-place.ts';

const read = (query: string) => readPlace(new URLSearchParams(query));

const places: SearchPlace[] = [
  { kind: 'start', by: undefined },
  { kind: 'start', by: 'announcement' },
  { kind: 'text', q: '朗逸 2018', by: 'name', isForced: false, narrowing: nothingAnswered },
  {
    kind: 'text',
    q: 'LSVAB2BR1GN200000',
    by: 'vin',
    isForced: true,
    narrowing: { answers: { yearPattern: '2016', gearboxType: 'MT' }, unsure: ['displacement', 'cfgLevel'] },
  },
  { kind: 'drillDown', type: 'B', brandText: '', narrowing: nothingAnswered },
  {
    kind: 'drillDown',
    type: 'C',
    letter: 'D',
    brandId: 4,
    familyId: 30,
    groupId: 50,
    brandText: '大众',
    narrowing: { answers: { cfgLevel: 'comfort' }, unsure: [] },
  },
];

test.each(places)('a place survives the URL: $kind', (place) => {
  const read = readPlace(new URLSearchParams(queryOfPlace(place)));
  expect(read).toEqual(place);
});

test('a text without a way to read it is read as what it looks like', () => {
  expect(read('q=LSVAB2BR1GN200000')).toMatchObject({ by: 'vin' });
  expect(read('q=ZZ4257V324HE1B')).toMatchObject({ by: 'announcement' });
  expect(read('q=朗逸')).toMatchObject({ by: 'name' });
  expect(read('q=1K0615301AA')).toMatchObject({ by: 'name' });
});

test('what a URL holds and no place has is left out', () => {
  expect(read('type=X&letter=D')).toEqual({ kind: 'start', by: undefined });
  expect(read('type=C&letter=dd&brandId=-1&familyId=1e3&groupId=0')).toEqual({
    kind: 'drillDown',
    type: 'C',
    brandText: '',
    narrowing: nothingAnswered,
  });
  expect(read('q=朗逸&by=telepathy&unsure=wheels,cfgLevel&yearPattern=')).toMatchObject({
    by: 'name',
    narrowing: { answers: {}, unsure: ['cfgLevel'] },
  });
  expect(read(`q=${'x'.repeat(200)}`)).toMatchObject({ q: 'x'.repeat(80) });
});

test('a field that is both answered and unsure counts as answered', () => {
  expect(read('q=朗逸&cfgLevel=comfort&unsure=cfgLevel')).toMatchObject({
    narrowing: { answers: { cfgLevel: 'comfort' }, unsure: [] },
  });
});
