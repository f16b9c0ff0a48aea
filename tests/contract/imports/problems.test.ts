import { expect, test } from 'vitest';
import {
  cellProblems,
  importProblemText,
  rowProblems,
  sourceProblems,
} from '../../../src/contract/imports/problems.ts';

test('every problem has a text of its own in both languages', () => {
  const all = [cellProblems, rowProblems, sourceProblems].flatMap((problems) => Object.entries(problems));
  expect(new Set(all.map(([code]) => code)).size).toBe(all.length);
  for (const [, { zh, en }] of all) {
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(en).toMatch(/^[\p{ASCII}]+$/u);
  }
  expect(new Set(all.map(([, { zh }]) => zh)).size).toBe(all.length);
  expect(importProblemText('percent')).toBe(cellProblems.percent);
});
