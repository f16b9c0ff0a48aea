import { expect, test } from 'vitest';
import { noAnswers } from '../../../src/catalogue/vehicles/results/narrowing.ts';
import { formatSearchState, parseSearchState, type SearchState } from '../../../src/catalogue/vehicles/search-state.ts';

const parse = (query: string) => parseSearchState(new URLSearchParams(query));

const states: SearchState[] = [
  { kind: 'start', by: undefined },
  { kind: 'start', by: 'announcement' },
  { kind: 'text', q: '朗逸 2018', by: 'name', isForced: false, narrowing: noAnswers },
  {
    kind: 'text',
    q: 'LSVAB2BR1GN200000',
    by: 'vin',
    isForced: true,
    narrowing: { answers: { yearPattern: '2016', gearboxType: 'MT' }, unsure: ['displacement', 'cfgLevel'] },
  },
  { kind: 'drillDown', type: 'B', brandText: '', narrowing: noAnswers },
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

test.each(states)('a state survives the URL: $kind', (state) => {
  expect(parseSearchState(formatSearchState(state))).toEqual(state);
});

test('a text without a kind is searched as the kind that it looks like', () => {
  expect(parse('q=LSVAB2BR1GN200000')).toMatchObject({ by: 'vin' });
  expect(parse('q=ZZ4257V324HE1B')).toMatchObject({ by: 'announcement' });
  expect(parse('q=朗逸')).toMatchObject({ by: 'name' });
  expect(parse('q=1K0615301AA')).toMatchObject({ by: 'name' });
});

test('unknown and invalid values in a URL are ignored', () => {
  expect(parse('type=X&letter=D')).toEqual({ kind: 'start', by: undefined });
  expect(parse('type=C&letter=dd&brandId=-1&familyId=1e3&groupId=0')).toEqual({
    kind: 'drillDown',
    type: 'C',
    brandText: '',
    narrowing: noAnswers,
  });
  expect(parse('q=朗逸&by=telepathy&unsure=wheels,cfgLevel&yearPattern=')).toMatchObject({
    by: 'name',
    narrowing: { answers: {}, unsure: ['cfgLevel'] },
  });
  expect(parse(`q=${'x'.repeat(200)}`)).toMatchObject({ q: 'x'.repeat(80) });
});

test('a field that is both answered and unsure counts as answered', () => {
  expect(parse('q=朗逸&cfgLevel=comfort&unsure=cfgLevel')).toMatchObject({
    narrowing: { answers: { cfgLevel: 'comfort' }, unsure: [] },
  });
});
