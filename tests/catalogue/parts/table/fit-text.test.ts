import { expect, test } from 'vitest';
import { fitReason } from '../../../../src/catalogue/parts/table/fit-text.ts';
import type { Fit } from '../../../../src/contract/parts/schemas.ts';
import { fitOf } from '../../../support/screens/part-of.ts';

const rules = [
  fitOf('fits', '四驱'),
  fitOf('misfit', '变速箱'),
  fitOf('check', '选装 1KD'),
  fitOf('check', '年款'),
].flatMap((fit) => fit.rules);
const reasonOf = (grade: Fit['grade']) => fitReason({ grade, rules, question: null });

test('a misfit names what contradicts it, an open fit what is open, and a fit nothing', () => {
  expect(reasonOf('misfit')).toBe('变速箱');
  expect(reasonOf('check')).toBe('选装 1KD · 年款');
  expect(reasonOf('fits')).toBe('');
});

test('a condition of the number precedes the rule that lists all numbers of its callout', () => {
  const variants = fitOf('check', '2 个可能的配件号').rules.map((rule) => ({ ...rule, field: 'variant' as const }));
  const fit = { grade: 'check' as const, rules: [...variants, ...fitOf('check', '年款').rules], question: null };
  expect(fitReason(fit)).toBe('年款 · 2 个可能的配件号');
});
