import { expect, test } from 'vitest';
import { relatedSections } from '../../../../src/catalogue/parts/panel/related.ts';
import { misfitPartOf, partOf } from '../../../support/part-of.ts';

const on = { vehAssyId: 12, assemblyName: '润滑系统' };

test('sections stand in the order of the page, whatever the order of the answer, and misfits are counted only', () => {
  const { sections, misfits } = relatedSections([
    { relation: 'oneTime', part: { ...partOf({ oeId: 2 }), ...on } },
    { relation: 'together', part: { ...partOf({ oeId: 3 }), ...on } },
    { relation: 'otherSide', part: { ...misfitPartOf({ oeId: 4 }), ...on } },
  ]);
  expect(sections.map(({ relation }) => relation)).toEqual(['together', 'oneTime']);
  expect(misfits).toBe(1);
});
