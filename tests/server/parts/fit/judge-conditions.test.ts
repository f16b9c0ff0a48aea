import { expect, test } from 'vitest';
import type { CarFacts } from '../../../../src/server/parts/fit/car-facts.ts';
import { isBetter, judgeConditions, worstOf } from '../../../../src/server/parts/fit/judge-conditions.ts';
import type { FitConditions } from '../../../../src/server/parts/fit/row-conditions.ts';

const anyCar: FitConditions = {
  gearboxType: null,
  drivenType: null,
  cfgLevel: null,
  producedFrom: null,
  producedTo: null,
  serialFrom: null,
  serialTo: null,
  optionCodes: null,
  question: '',
  answer: '',
  questionKey: '',
  answerKey: '',
};
const unknownCar: CarFacts = {
  gearboxType: '',
  drivenType: '',
  cfgLevel: '',
  produced: null,
  serial: null,
  options: [],
};
const judge = (row: Partial<FitConditions>, car: Partial<CarFacts> = {}, answers: Record<string, string> = {}) =>
  judgeConditions({ ...anyCar, ...row }, { ...unknownCar, ...car }, new Map(Object.entries(answers)));
const verdict = (...given: Parameters<typeof judge>) => worstOf(judge(...given));

test('a row without conditions fits every car', () => {
  expect([judge({}), verdict({})]).toEqual([[], 'meets']);
});

test('a code meets, contradicts, or is open while the car’s is unknown', () => {
  const row = { gearboxType: 'CVT' };
  expect([verdict(row, { gearboxType: 'CVT' }), verdict(row, { gearboxType: 'MT' }), verdict(row)]).toEqual([
    'meets',
    'contradicts',
    'open',
  ]);
});

test('a period is met by a car that was built within it, contradicted outside, and open where it only overlaps', () => {
  const row = { producedFrom: '2018-03-01', producedTo: '2019-06-01' };
  const built = (from: string | null, to: string | null) => verdict(row, { produced: { from, to, by: 'catalogue' } });
  expect(built('2018-03-01', '2019-06-01')).toBe('meets');
  expect(built('2018-02-01', '2018-04-01')).toBe('open');
  expect(built('2019-01-01', null)).toBe('open');
  expect(built('2019-06-01', '2019-07-01')).toBe('contradicts');
  expect(built('2018-01-01', '2018-03-01')).toBe('contradicts');
});

test('serial numbers are compared as numbers', () => {
  const row = { serialFrom: 900, serialTo: 2_000 };
  const numbered = (from: string, to: string) => verdict(row, { serial: { from, to, by: 'vin' } });
  expect([numbered('1000', '1001'), numbered('2000', '2001'), numbered('899', '900')]).toEqual([
    'meets',
    'contradicts',
    'contradicts',
  ]);
});

test('a known list of options has no others, an unknown one leaves them open, and an answer decides', () => {
  expect(verdict({ optionCodes: ['1KD'] }, { options: ['1KD'] })).toBe('meets');
  expect(verdict({ optionCodes: ['-1KD'] }, { options: ['1KD'] })).toBe('contradicts');
  expect(verdict({ optionCodes: ['-1KD'] }, { options: ['1LA'] })).toBe('meets');
  expect(verdict({ optionCodes: ['1KD'] })).toBe('open');
  expect(verdict({ optionCodes: ['1KD'] }, {}, { 'option:1KD': 'no' })).toBe('contradicts');
});

test('a question is open until it is answered', () => {
  const row = { questionKey: 'disc', answerKey: '280' };
  expect([
    verdict(row),
    verdict(row, {}, { 'question:disc': '280' }),
    verdict(row, {}, { 'question:disc': '300' }),
  ]).toEqual(['open', 'meets', 'contradicts']);
});

test('the worst condition decides, and an open one is better than one that contradicts', () => {
  const row = { gearboxType: 'CVT', drivenType: 'AWD' };
  expect(verdict(row, { gearboxType: 'CVT' })).toBe('open');
  expect(verdict(row, { gearboxType: 'MT' })).toBe('contradicts');
  expect([isBetter('meets', 'open'), isBetter('open', 'contradicts'), isBetter('open', 'open')]).toEqual([
    true,
    true,
    false,
  ]);
});
