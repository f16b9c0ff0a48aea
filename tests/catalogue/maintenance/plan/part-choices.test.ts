import { expect, test } from 'vitest';
import { chosenParts, partChoices } from '../../../../src/catalogue/maintenance/plan/part-choices.ts';
import { partOf } from '../../../support/screens/part-of.ts';
import { projectOf } from './support.ts';

const left = partOf({ oeId: 1, orderNo: '1' });
const leftAlternative = partOf({ oeId: 2, orderNo: '1' });
const right = partOf({ oeId: 3, orderNo: '2' });
const choices = partChoices(projectOf({ partList: [left, leftAlternative, right] }));

test('numbers at one callout are alternatives, two callouts are two parts', () => {
  expect(choices.map(({ options }) => options.map(({ oeId }) => oeId))).toEqual([[1, 2], [3]]);
});

test('the book’s first number is chosen until the user chooses another', () => {
  expect(chosenParts(choices, []).map(({ oeId }) => oeId)).toEqual([1, 3]);
  expect(chosenParts(choices, [2]).map(({ oeId }) => oeId)).toEqual([2, 3]);
});
