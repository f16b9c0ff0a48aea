import { expect, test } from 'vitest';
import {
  backTo,
  chooseBrand,
  chooseFamily,
  chooseGroup,
  chooseLetter,
  openLevel,
} from '../../../../src/catalogue/vehicles/drill-down/drill-step.ts';
import { nothingAnswered } from '../../../../src/catalogue/vehicles/results/narrowing.ts';
import type { DrillPlace } from '../../../../src/catalogue/vehicles/search-place.ts';

const start: DrillPlace = { kind: 'drillDown', type: 'B', brandText: '', narrowing: nothingAnswered };
const deep: DrillPlace = {
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

test('choosing on a level resets all below it, and what was answered there', () => {
  expect(chooseLetter(deep, 'D')).toEqual({ ...start, letter: 'D' });
  expect(chooseBrand(deep, { brandId: 8, initial: 'J' })).toEqual({ ...start, letter: 'J', brandId: 8 });
  expect(chooseFamily(deep, 71)).toMatchObject({ brandId: 7, familyId: 71, groupId: undefined });
  expect(chooseFamily(deep, 71).narrowing).toEqual(nothingAnswered);
  expect(chooseGroup(deep, 701).narrowing).toEqual(nothingAnswered);
});

test('a brand that was found by typing brings its letter', () => {
  const found = chooseBrand({ ...start, brandText: '解放' }, { brandId: 9, initial: 'J' });
  expect(found).toMatchObject({ letter: 'J', brandId: 9, brandText: '解放' });
});

test('going back to a level leaves those above it', () => {
  expect(backTo(deep, 'brand')).toEqual({ ...start, letter: 'J' });
  expect(backTo(deep, 'family')).toEqual({ ...start, letter: 'J', brandId: 7 });
  expect(backTo(deep, 'group')).toEqual({ ...start, letter: 'J', brandId: 7, familyId: 70 });
});
