import { expect, test } from 'vitest';
import { stateOf } from '../../../../src/catalogue/maintenance/plan/maintain-state.ts';
import { groupLines, planLines, withOverride } from '../../../../src/catalogue/maintenance/plan/plan-lines.ts';
import { due, projectOf } from './support.ts';

const lines = (given: Partial<Parameters<typeof planLines>[0]> = {}) =>
  planLines({ due, added: [], atScale: null, overrides: {}, ...given });
const chosen = (given: Parameters<typeof lines>[0]) =>
  lines(given)
    .filter(({ isChosen }) => isChosen)
    .map(({ project }) => project.stdMaintId);

test('a flag of 1 is an inspection, any other a replacement, and an added project has state 2', () => {
  expect(stateOf({ checkOrMustFlag: 1 }, false)).toEqual({ maintainState: 1, isChange: false });
  expect(stateOf({ checkOrMustFlag: 0 }, false)).toEqual({ maintainState: 0, isChange: true });
  expect(stateOf({ checkOrMustFlag: 1 }, true)).toEqual({ maintainState: 2, isChange: true });
});

test('projects that are due soon or overdue are chosen, or those due at the chosen mark', () => {
  expect(chosen({})).toEqual([1, 2]);
  expect(chosen({ atScale: new Set([1, 5]) })).toEqual([1, 5]);
});

test('the user can change every choice, and replace a worn part', () => {
  let overrides = withOverride({}, 1, { isChosen: false });
  overrides = withOverride(overrides, 5, { isChange: true, isChosen: true });
  expect(chosen({ overrides })).toEqual([2, 5]);
  expect(lines({ overrides })[2]).toMatchObject({ maintainState: 1, isChange: true });
});

test('an added project follows the plan and is chosen; one of the plan is not added twice', () => {
  const added = [projectOf({ stdMaintId: 6 }), projectOf({ stdMaintId: 1 })];
  expect(lines({ added }).map(({ project }) => project.stdMaintId)).toEqual([1, 2, 5, 6]);
  expect(lines({ added })[3]).toMatchObject({ maintainState: 2, isChosen: true, due: null });
});

test('the list is grouped by due state or by the chosen mark, without empty groups', () => {
  const groups = (atScale: ReadonlySet<number> | null) =>
    groupLines(lines({ atScale, added: [projectOf({ stdMaintId: 6 })] }), atScale).map(({ group, lines: grouped }) => [
      group,
      grouped.length,
    ]);
  expect(groups(null)).toEqual([
    ['overdue', 2],
    ['added', 1],
    ['good', 1],
  ]);
  expect(groups(new Set([1, 2]))).toEqual([
    ['atScale', 2],
    ['added', 1],
    ['others', 1],
  ]);
});
