import { expect, test } from 'vitest';
import { planLines } from '../../../src/server/imports/plan-lines.ts';
import { samplePlan } from '../../backoffice/imports/sample-import.ts';

const lines = (given: Partial<typeof samplePlan>) => planLines({ plan: { ...samplePlan, ...given }, tables: [] });

test('the command tells what a person on the page is told: price moves, cycles, hotspots, kept and empty rows', () => {
  const told = lines({
    priceMoves: { upTo5: 3, upTo20: 0, upTo50: 0, above50: 12 },
    cycles: { count: 2, lines: [3, 4] },
    emptyHotspots: { count: 1, samples: ['D1 99'] },
    leftOut: { count: 1, samples: ['12 合计'] },
    keptGone: { part: 4 },
  }).map((line) => line.trim().replace(/ +/g, ' '));
  expect(told).toEqual(
    expect.arrayContaining([
      'Numbers whose price moves:',
      'up to 5 % 3',
      'above 50 % 12',
      '2 replacements lead back to their number, lines: 3, 4',
      '1 hotspots have no row: D1 99',
      '1 rows without data are left out, lines: 12 合计',
      'No longer in the files, and kept because in use: part 4',
    ]),
  );
});

test('what is not there is not told', () => {
  const told = lines({
    priceMoves: { upTo5: 0, upTo20: 0, upTo50: 0, above50: 0 },
    cycles: { count: 0, lines: [] },
    keptGone: {},
  }).join('\n');
  expect(told).not.toMatch(/price moves|lead back|kept/);
});
