import { expect, test } from 'vitest';
import {
  filtersOf,
  listAnswers,
  nextQuestion,
  noAnswers,
  withAnswer,
  withoutAnswer,
  withUnsure,
} from '../../../../src/catalogue/vehicles/results/narrowing.ts';
import type { Question } from '../../../../src/contract/vehicles/schemas.ts';

const question = (field: Question['field'], ...values: string[]): Question => ({
  field,
  options: values.map((value) => ({ value, vehicleNum: 1 })),
});
const years = question('yearPattern', '2018', '2016');
const gearboxes = question('gearboxType', 'AT', 'MT');
const levels = question('cfgLevel', 'comfort', 'luxury');

test('questions come up one after another, and those answered with "don\'t know" do not come up again', () => {
  let narrowing = noAnswers;
  expect(nextQuestion([years, gearboxes, levels], narrowing)).toBe(years);
  narrowing = withUnsure(narrowing, 'yearPattern');
  expect(nextQuestion([years, gearboxes, levels], narrowing)).toBe(gearboxes);
  narrowing = withAnswer(narrowing, 'gearboxType', 'MT');
  expect(nextQuestion([years, levels], narrowing)).toBe(levels);
  narrowing = withUnsure(narrowing, 'cfgLevel');
  expect(nextQuestion([years, levels], narrowing)).toBeUndefined();
});

test('the question that splits the vehicles most comes first', () => {
  const uneven: Question = {
    field: 'yearPattern',
    options: [
      { value: '2018', vehicleNum: 5 },
      { value: '2016', vehicleNum: 1 },
    ],
  };
  const even: Question = {
    field: 'cfgLevel',
    options: ['comfort', 'luxury', 'sport'].map((value) => ({ value, vehicleNum: 2 })),
  };
  expect(nextQuestion([uneven, even], noAnswers)).toBe(even);
});

test('an answer replaces "don\'t know", and the other way round', () => {
  const unsure = withUnsure(noAnswers, 'cfgLevel');
  const answered = withAnswer(unsure, 'cfgLevel', 'comfort');
  expect(answered).toEqual({ answers: { cfgLevel: 'comfort' }, unsure: [] });
  expect(withUnsure(answered, 'cfgLevel')).toEqual(unsure);
});

test('a removed answer leaves the initial state', () => {
  const both = withUnsure(withAnswer(noAnswers, 'yearPattern', '2018'), 'cfgLevel');
  expect(withoutAnswer(withoutAnswer(both, 'yearPattern'), 'cfgLevel')).toEqual(noAnswers);
});

test('answers are listed in the order of the questions', () => {
  const narrowing = withUnsure(
    withAnswer(withAnswer(noAnswers, 'cfgLevel', 'comfort'), 'yearPattern', '2018'),
    'gearboxType',
  );
  expect(listAnswers(narrowing)).toEqual([
    { field: 'yearPattern', value: '2018' },
    { field: 'gearboxType', value: null },
    { field: 'cfgLevel', value: 'comfort' },
  ]);
});

test('an answered filter offers the options of the whole list, any other those of the narrowed list', () => {
  const remaining = question('cfgLevel', 'luxury');
  const narrowing = withAnswer(noAnswers, 'yearPattern', '2018');
  expect(filtersOf([years, gearboxes, levels], [remaining], narrowing)).toEqual([years, remaining]);
});
