import { expect, test } from 'vitest';
import { meanScore } from '../../../../src/server/gateways/ocr/text-line.ts';

const character = (...scores: number[]) => ({
  candidates: scores.map((score) => ({ text: 'A', score })),
  position: 0,
});

test('a line is as certain as the likeliest candidates of its characters on average', () => {
  expect(meanScore([character(0.9, 0.1), character(0.5, 0.4)])).toBeCloseTo(0.7);
  expect(meanScore([character(1), character()])).toBe(0.5);
});

test('a line without characters is not certain at all', () => {
  expect(meanScore([])).toBe(0);
});
