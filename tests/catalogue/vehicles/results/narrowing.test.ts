import { expect, test } from 'vitest';
import {
  answersGiven,
  filtersOf,
  nextQuestion,
  nothingAnswered,
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

test('questions are asked one after another, those answered with "don\'t know" never again', () => {
  let narrowing = nothingAnswered;
  expect(nextQuestion([years, gearboxes, levels], narrowing)).toBe(years);
  narrowing = withUnsure(narrowing, 'yearPattern');
  expect(nextQuestion([years, gearboxes, levels], narrowing)).toBe(gearboxes);
  narrowing = withAnswer(narrowing, 'gearboxType', 'MT');
  expect(nextQuestion([years, levels], narrowing)).toBe(levels);
  narrowing = withUnsure(narrowing, 'cfgLevel');
  expect(nextQuestion([years, levels], narrowing)).toBeUndefined();
});

test('an answer takes the place of "don\'t know", and the other way round', () => {
  const unsure = withUnsure(nothingAnswered, 'cfgLevel');
  const answered = withAnswer(unsure, 'cfgLevel', 'comfort');
  expect(answered).toEqual({ answers: { cfgLevel: 'comfort' }, unsure: [] });
  expect(withUnsure(answered, 'cfgLevel')).toEqual(unsure);
});

test('an answer that is taken back leaves no trace', () => {
  const both = withUnsure(withAnswer(nothingAnswered, 'yearPattern', '2018'), 'cfgLevel');
  expect(withoutAnswer(withoutAnswer(both, 'yearPattern'), 'cfgLevel')).toEqual(nothingAnswered);
});

test('what was answered is told in the order in which it is asked', () => {
  const narrowing = withUnsure(
    withAnswer(withAnswer(nothingAnswered, 'cfgLevel', 'comfort'), 'yearPattern', '2018'),
    'gearboxType',
  );
  expect(answersGiven(narrowing)).toEqual([
    { field: 'yearPattern', value: '2018' },
    { field: 'gearboxType', value: null },
    { field: 'cfgLevel', value: 'comfort' },
  ]);
});

test('an answered filter offers what the whole list had, any other what is left', () => {
  const left = question('cfgLevel', 'luxury');
  const narrowing = withAnswer(nothingAnswered, 'yearPattern', '2018');
  expect(filtersOf([years, gearboxes, levels], [left], narrowing)).toEqual([years, left]);
});
