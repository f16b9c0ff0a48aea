import { expect, test } from 'vitest';
import { mergeHits } from '../../../../src/catalogue/parts/find/merge-hits.ts';
import { misfitPartOf, partOf } from '../../../support/screens/part-of.ts';

const hit = (part = partOf(), vehAssyId = 1) => ({ part, vehAssyId, assemblyName: '润滑系统', rule: 'alias' as const });

test('a number with several uses in one assembly is one hit that fits if one of its uses does', () => {
  const merged = mergeHits([hit(misfitPartOf({ oeId: 5 })), hit(partOf({ oeId: 5 })), hit(misfitPartOf({ oeId: 6 }))]);
  expect(merged.map(({ hit: found, reasons }) => [found.part.oeId, found.part.curVehFlag, reasons.length])).toEqual([
    [5, 1, 0],
    [6, 0, 1],
  ]);
});

test('the same number in two assemblies is two hits, in the order of the response', () => {
  const merged = mergeHits([hit(partOf(), 2), hit(partOf({ oeId: 9 }), 1), hit(partOf(), 1)]);
  expect(merged.map(({ hit: found }) => [found.vehAssyId, found.part.oeId])).toEqual([
    [2, 1],
    [1, 9],
    [1, 1],
  ]);
  expect(new Set(merged.map(({ key }) => key)).size).toBe(3);
});
