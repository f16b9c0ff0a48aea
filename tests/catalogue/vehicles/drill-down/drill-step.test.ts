import { expect, test } from 'vitest';
import {
  chooseBrand,
  chooseFamily,
  chooseGroup,
  chooseLetter,
  openLevel,
  reopenLevel,
} from '../../../../src/catalogue/vehicles/drill-down/drill-step.ts';
import { noAnswers } from '../../../../src/catalogue/vehicles/results/narrowing.ts';
import type { DrillState } from '../../../../src/catalogue/vehicles/search-state.ts';

const start: DrillState = { kind: 'drillDown', type: 'B', brandText: '', narrowing: noAnswers };
const deep: DrillState = {
  ...start,
  letter: 'J',
  brandId: 7,
  familyId: 70,
  groupId: 700,
  narrowing: { answers: { cfgLevel: 'elite' }, unsure: ['yearPattern'] },
};

test('each choice opens the next level', () => {
  const brand = chooseBrand(chooseLetter(start, 'J'), { brandId: 7, initial: 'J' });
  const family = chooseFamily(brand, 70);
  const group = chooseGroup(family, 700);
  expect([start, brand, family, group].map(openLevel)).toEqual(['brand', 'family', 'group', 'vehicle']);
  expect(group).toMatchObject({ letter: 'J', brandId: 7, familyId: 70, groupId: 700 });
});

test('a choice resets all levels below it and their answers', () => {
  expect(chooseLetter(deep, 'D')).toEqual({ ...start, letter: 'D' });
  expect(chooseBrand(deep, { brandId: 8, initial: 'J' })).toEqual({ ...start, letter: 'J', brandId: 8 });
  expect(chooseFamily(deep, 71)).toMatchObject({ brandId: 7, familyId: 71, groupId: undefined });
  expect(chooseFamily(deep, 71).narrowing).toEqual(noAnswers);
  expect(chooseGroup(deep, 701).narrowing).toEqual(noAnswers);
});

test('a brand that was found by text sets its letter', () => {
  const found = chooseBrand({ ...start, brandText: '解放' }, { brandId: 9, initial: 'J' });
  expect(found).toMatchObject({ letter: 'J', brandId: 9, brandText: '解放' });
});

test('reopening a level keeps those above it', () => {
  expect(reopenLevel(deep, 'brand')).toEqual({ ...start, letter: 'J' });
  expect(reopenLevel(deep, 'family')).toEqual({ ...start, letter: 'J', brandId: 7 });
  expect(reopenLevel(deep, 'group')).toEqual({ ...start, letter: 'J', brandId: 7, familyId: 70 });
});
