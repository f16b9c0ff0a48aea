import { expect, test } from 'vitest';
import { relatedSections } from '../../../../src/catalogue/parts/panel/related.ts';
import { misfitPartOf, partOf } from '../../../support/screens/part-of.ts';

const on = { vehAssyId: 12, assemblyName: '润滑系统' };

test('sections are in a fixed order regardless of the response, and parts that do not fit are only counted', () => {
  const { sections, misfits } = relatedSections([
    { relation: 'oneTime', part: { ...partOf({ oeId: 2 }), ...on } },
    { relation: 'together', part: { ...partOf({ oeId: 3 }), ...on } },
    { relation: 'otherSide', part: { ...misfitPartOf({ oeId: 4 }), ...on } },
  ]);
  expect(sections.map(({ relation }) => relation)).toEqual(['together', 'oneTime']);
  expect(misfits).toBe(1);
});
