import { expect, test } from 'vitest';
import {
  checkDraft,
  findRepairs,
  needsReview,
  parsePastedVin,
  toDraft,
  withCharacter,
} from '../../../src/catalogue/pictures/vin-draft.ts';
import type { ReadCharacter } from '../../../src/contract/pictures/schemas.ts';
import { sampleReading } from '../../support/pictures/sample-reading.ts';

const { vin: read } = sampleReading;
const draft = [...'LSVNA2CJ9K2103456'];

test('a reading without a VIN leaves 17 cells empty', () => {
  expect(toDraft({ vin: [] })).toEqual(Array.from({ length: 17 }, () => ''));
  expect(checkDraft(toDraft({ vin: [] }))).toEqual({ kind: 'incomplete', missing: 17 });
});

test('a typed character is normalised, and an illegal one is rejected', () => {
  expect(withCharacter(draft, 0, 'ｋ')?.[0]).toBe('K');
  expect(withCharacter(draft, 0, 'o')?.[0]).toBe('0');
  expect(withCharacter(draft, 0, 'L7')?.[0]).toBe('7');
  expect(withCharacter(draft, 0, '')?.[0]).toBe('');
  expect(withCharacter(draft, 0, '京')).toBeUndefined();
});

test('a pasted VIN fills every cell, in any notation', () => {
  expect(parsePastedVin('lsvna2cj9-k2103456 ')).toEqual(draft);
  expect(parsePastedVin('LSVNA')).toBeUndefined();
});

test('the check digit is verified as the VIN changes', () => {
  expect(checkDraft(draft)).toEqual({ kind: 'valid' });
  expect(checkDraft(draft.with(8, '0'))).toEqual({ kind: 'mismatch', expected: '9' });
  expect(checkDraft([...'WBAFG41080L123456'])).toMatchObject({ kind: 'optional' });
  expect(checkDraft(draft.with(3, ''))).toEqual({ kind: 'incomplete', missing: 1 });
});

test('repairs of a wrong check digit start with what the user changed, then with the least certain character', () => {
  const sure: ReadCharacter[] = draft.map((text) => ({ text, certainty: 0.9, isDoubtful: false, alternatives: [] }));
  expect(findRepairs(draft.with(3, 'X'), sure)).toEqual([{ index: 3, text: 'N' }]);
  const misread = sure.with(15, { text: '3', certainty: 0.4, isDoubtful: true, alternatives: ['8', '5'] });
  expect(findRepairs(draft.with(15, '3'), misread)).toEqual([{ index: 15, text: '5' }]);
  expect(findRepairs(draft, sure)).toEqual([]);
});

test('a doubtful character is marked until the user changes or confirms it', () => {
  const now = toDraft(sampleReading);
  expect(needsReview(now, 1, { read, reviewed: new Set() })).toBe(true);
  expect(needsReview(now, 1, { read, reviewed: new Set([1]) })).toBe(false);
  expect(needsReview(now.with(1, '5'), 1, { read, reviewed: new Set() })).toBe(false);
  expect(needsReview(now, 2, { read, reviewed: new Set() })).toBe(false);
});
