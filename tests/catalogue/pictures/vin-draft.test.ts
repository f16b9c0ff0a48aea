import { expect, test } from 'vitest';
import {
  draftOf,
  isToBeLookedAt,
  pastedDraft,
  repairsOf,
  verdictOf,
  withCharacter,
} from '../../../src/catalogue/pictures/vin-draft.ts';
import type { ReadCharacter } from '../../../src/contract/pictures/schemas.ts';
import { sampleReading } from '../../support/pictures/sample-reading.ts';

const { vin: read } = sampleReading;
const draft = [...'LSVNA2CJ9K2103456'];

test('a reading without a VIN leaves 17 places to fill', () => {
  expect(draftOf({ vin: [] })).toEqual(Array.from({ length: 17 }, () => ''));
  expect(verdictOf(draftOf({ vin: [] }))).toEqual({ kind: 'incomplete', missing: 17 });
});

test('what is typed is folded as a VIN is, and what no VIN has is not taken', () => {
  expect(withCharacter(draft, 0, 'ｋ')?.[0]).toBe('K');
  expect(withCharacter(draft, 0, 'o')?.[0]).toBe('0');
  expect(withCharacter(draft, 0, 'L7')?.[0]).toBe('7');
  expect(withCharacter(draft, 0, '')?.[0]).toBe('');
  expect(withCharacter(draft, 0, '京')).toBeUndefined();
});

test('a pasted VIN fills every place, in whatever shape it comes', () => {
  expect(pastedDraft('lsvna2cj9-k2103456 ')).toEqual(draft);
  expect(pastedDraft('LSVNA')).toBeUndefined();
});

test('the check digit speaks as the VIN changes', () => {
  expect(verdictOf(draft)).toEqual({ kind: 'valid' });
  expect(verdictOf(draft.with(8, '0'))).toEqual({ kind: 'mismatch', expected: '9' });
  expect(verdictOf([...'WBAFG41080L123456'])).toMatchObject({ kind: 'optional' });
  expect(verdictOf(draft.with(3, ''))).toEqual({ kind: 'incomplete', missing: 1 });
});

test('a wrong check digit is mended first where the user changed something, else where the reading is least sure', () => {
  const sure: ReadCharacter[] = draft.map((text) => ({ text, certainty: 0.9, isDoubtful: false, alternatives: [] }));
  expect(repairsOf(draft.with(3, 'X'), sure)).toEqual([{ at: 3, to: 'N' }]);
  const misread = sure.with(15, { text: '3', certainty: 0.4, isDoubtful: true, alternatives: ['8', '5'] });
  expect(repairsOf(draft.with(15, '3'), misread)).toEqual([{ at: 15, to: '5' }]);
  expect(repairsOf(draft, sure)).toEqual([]);
});

test('a doubtful character is marked until it was changed or confirmed', () => {
  const now = draftOf(sampleReading);
  expect(isToBeLookedAt(now, 1, read, new Set())).toBe(true);
  expect(isToBeLookedAt(now, 1, read, new Set([1]))).toBe(false);
  expect(isToBeLookedAt(now.with(1, '5'), 1, read, new Set())).toBe(false);
  expect(isToBeLookedAt(now, 2, read, new Set())).toBe(false);
});
