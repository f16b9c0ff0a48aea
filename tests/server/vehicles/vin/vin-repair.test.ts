import { describe, expect, test } from 'vitest';
import { checkDigitOf, hasValidCheckDigit, isWellFormedVin } from '../../../../src/contract/vehicles/vin.ts';
import { vinEdits } from '../../../../src/server/vehicles/vin/vin-edits.ts';
import { repairVin, type VinKnowledge } from '../../../../src/server/vehicles/vin/vin-repair.ts';
import cases from '../../../fixtures/vin-cases.json' with { type: 'json' };
import { makeVin, pick, seededRandom } from '../../../support/random-vins.ts';

const WMIS = [...new Set(cases.map(({ vin }) => vin.slice(0, 3))), '1M8', '5YJ'];
const random = seededRandom(20_241);
const originals = [
  ...cases.filter(({ kind }, index) => kind === 'valid' && index % 2 === 0).map(({ vin }) => vin),
  ...WMIS.map((wmi) => makeVin(random, wmi)),
];
const prefixes = new Set(originals.map((vin) => vin.slice(0, 8)));

const wmiOnly: VinKnowledge = { isKnownWmi: (wmi) => WMIS.includes(wmi), isKnownPrefix: () => false };
const catalogue: VinKnowledge = { ...wmiOnly, isKnownPrefix: (prefix) => prefixes.has(prefix) };

const CONFUSED = 'B8 S5 Z2 G6 D0 UV A4 T7 L1 CG EF MN KX PR VY HN'.split(' ');
const ALPHABET = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

type TypingError = (vin: string, index: number) => string | undefined;
const put = (vin: string, index: number, text: string) => vin.slice(0, index) + text + vin.slice(index + 1);

const typingErrors = {
  swap: (vin, index) =>
    index < 16 && vin[index] !== vin[index + 1]
      ? vin.slice(0, index) + vin.charAt(index + 1) + vin.charAt(index) + vin.slice(index + 2)
      : undefined,
  confusion: (vin, index) => {
    const pair = CONFUSED.find((both) => both.includes(vin.charAt(index)));
    return pair && put(vin, index, pair.replace(vin.charAt(index), ''));
  },
  wrongDigit: (vin, index) => {
    const digit = pick(random, '0123456789');
    return /\d/.test(vin.charAt(index)) && digit !== vin[index] ? put(vin, index, digit) : undefined;
  },
  wrongInPrefix: (vin, index) => {
    const character = pick(random, ALPHABET);
    return index < 8 && character !== vin[index] ? put(vin, index, character) : undefined;
  },
  missing: (vin, index) => put(vin, index, ''),
  doubled: (vin, index) => put(vin, index, vin.charAt(index).repeat(2)),
  surplus: (vin, index) => vin.slice(0, index) + pick(random, ALPHABET) + vin.slice(index),
} satisfies Record<string, TypingError>;

/** The shares of errors, at every position of every VIN, whose original is the first or among the first five candidates. */
function hitRates(typingError: TypingError, knowledge: VinKnowledge): { first: number; five: number; all: number } {
  const hits = { first: 0, five: 0, all: 0 };
  for (const original of originals) {
    for (let index = 0; index < 17; index += 1) {
      const typed = typingError(original, index);
      // An error that results in a valid VIN cannot be detected.
      if (typed === undefined || typed === original || (isWellFormedVin(typed) && hasValidCheckDigit(typed))) continue;
      const place = repairVin(typed, knowledge).findIndex(({ vin }) => vin === original);
      hits.all += 1;
      if (place === 0) hits.first += 1;
      if (place >= 0 && place < 5) hits.five += 1;
    }
  }
  return { first: hits.first / hits.all, five: hits.five / hits.all, all: hits.all };
}

describe('the true VIN is found', () => {
  // Minimum shares of first and first five: with known makers only, then with known prefixes too.
  test.each([
    ['swap', 0.7, 0.99, 0.85, 0.99],
    ['confusion', 0.65, 0.98, 0.9, 0.99],
    ['wrongDigit', 0, 0.15, 0.15, 0.4],
    ['wrongInPrefix', 0.05, 0.3, 0.97, 0.99],
    ['missing', 0.25, 0.55, 0.5, 0.8],
    ['doubled', 0.95, 0.99, 0.95, 0.99],
    ['surplus', 0.8, 0.97, 0.9, 0.99],
  ] as const)('after a typing error of kind %s', (name, first, five, firstKnown, fiveKnown) => {
    const makers = hitRates(typingErrors[name], wmiOnly);
    const patterns = hitRates(typingErrors[name], catalogue);
    expect(makers.all).toBeGreaterThan(300);
    expect(makers.first).toBeGreaterThanOrEqual(first);
    expect(makers.five).toBeGreaterThanOrEqual(five);
    expect(patterns.first).toBeGreaterThanOrEqual(firstKnown);
    expect(patterns.five).toBeGreaterThanOrEqual(fiveKnown);
  });
});

test.each(cases.filter(({ kind }) => kind !== 'valid'))(
  '$vin ($kind): every candidate is valid, and the candidates include the corrected check digit',
  ({ vin, expectedCheckDigit }) => {
    const candidates = repairVin(vin, wmiOnly);
    expect(candidates.length).toBeGreaterThan(0);
    for (const candidate of candidates) expect(hasValidCheckDigit(candidate.vin), candidate.vin).toBe(true);
    expect(candidates.map((candidate) => candidate.vin)).toContain(put(vin, 8, expectedCheckDigit));
  },
);

test('the originals of twelve transposed VINs are among the first four candidates, most of them first', () => {
  const transposed = cases.filter(({ kind }) => kind === 'transposed');
  const valid = new Set(cases.filter(({ kind }) => kind === 'valid').map(({ vin }) => vin));
  expect(transposed).toHaveLength(12);
  const places = transposed.map(({ vin }) =>
    repairVin(vin, wmiOnly).findIndex((candidate) => valid.has(candidate.vin)),
  );
  for (const place of places) expect([0, 1, 2, 3]).toContain(place);
  expect(places.filter((place) => place === 0).length).toBeGreaterThanOrEqual(7);
});

test('a candidate has its changes with their positions and rule', () => {
  const original = 'LFVAWAGD22G752447';
  const found = (typed: string) => repairVin(typed, catalogue).find(({ vin }) => vin === original);
  expect(found('LFVAWAGD22G754247')).toMatchObject({
    rule: 'swap',
    changes: [
      { position: 14, from: '4', to: '2' },
      { position: 15, from: '2', to: '4' },
    ],
    isKnown: true,
  });
  expect(found('LFVAWAG022G752447')).toMatchObject({
    rule: 'confusion',
    changes: [{ position: 8, from: '0', to: 'D' }],
  });
  expect(found('LFVAW9GD22G752447')).toMatchObject({
    rule: 'substitution',
    changes: [{ position: 6, from: '9', to: 'A' }],
  });
  expect(found('LFVAWAGD22G7524')).toMatchObject({
    rule: 'insertion',
    changes: [
      { position: 16, from: '', to: '4' },
      { position: 17, from: '', to: '7' },
    ],
  });
  expect(found('LFVAWGD22G752447')).toMatchObject({ rule: 'insertion', changes: [{ position: 6, from: '', to: 'A' }] });
  expect(found('LFVAWAGDD22G752447')).toMatchObject({ rule: 'deletion', changes: [{ to: '', from: 'D' }] });
  expect(found('LFVAWAGDZ2G75Z447')).toMatchObject({
    rule: 'confusion',
    changes: [
      { position: 9, from: 'Z', to: '2' },
      { position: 14, from: 'Z', to: '2' },
    ],
  });
  expect(found('LFVAWAGD22G7?2447')).toMatchObject({
    rule: 'substitution',
    changes: [{ position: 13, from: '?', to: '5' }],
  });
});

test('a letter that folding turned into a digit is also tried as similar letters', () => {
  const original = 'LFVAWAGD22G752447';
  expect(repairVin('IFVAWAGD22G752447', catalogue)[0]?.vin).toBe(original);
  expect(repairVin('LFVAWAGO22G752447', catalogue)[0]?.vin).toBe(original);
});

test('a valid VIN of a known maker and an imported car of a known prefix get no candidates', () => {
  expect(repairVin('LFVAWAGD22G752447', wmiOnly)).toEqual([]);
  const imported = {
    isKnownWmi: (wmi: string) => wmi === 'WBA',
    isKnownPrefix: (prefix: string) => prefix === 'WBAKB210',
  };
  expect(repairVin('WBAKB2108BC465378', imported)).toEqual([]);
  expect(repairVin('WBAKB2108BC465378', { ...imported, isKnownPrefix: () => false })).toEqual([]);
});

test('an imported car one typing error away from a known prefix gets that prefix as a candidate', () => {
  const imported = {
    isKnownWmi: (wmi: string) => wmi === 'WBA',
    isKnownPrefix: (prefix: string) => prefix === 'WBAKB210',
  };
  expect(repairVin('WBAKB2I08BC465378'.replace('I', 'L'), imported)[0]).toMatchObject({
    vin: 'WBAKB2108BC465378',
    changes: [{ position: 7, from: 'L', to: '1' }],
  });
});

test('texts that are too different from a VIN get no candidates', () => {
  for (const typed of ['', 'LFV', 'LFVAWAGD22G75244700', 'LFVAWAGD2', '朗逸', 'A'.repeat(10_000)]) {
    expect(repairVin(typed, wmiOnly), typed.slice(0, 20)).toEqual([]);
  }
});

test('candidates are deterministic, distinct, sorted and limited', () => {
  const seeded = seededRandom(5);
  for (let round = 0; round < 60; round += 1) {
    const typed = put(pickOne(seeded), Math.floor(seeded() * 17), ['', '8', 'S5', 'V'][round % 4] ?? '');
    const candidates = repairVin(typed, catalogue);
    expect(candidates).toEqual(repairVin(typed, catalogue));
    expect(candidates.length).toBeLessThanOrEqual(10);
    expect(new Set(candidates.map(({ vin }) => vin)).size).toBe(candidates.length);
    expect(candidates.map(({ score }) => score)).toEqual(candidates.map(({ score }) => score).sort((a, b) => b - a));
    for (const { vin } of candidates) expect(isWellFormedVin(vin)).toBe(true);
    expect(repairVin(typed, catalogue, 3)).toEqual(candidates.slice(0, 3));
  }
});

test('a repair checks at most a thousand texts even if every character can be confused', () => {
  const typed = 'L1V8SBZ26G5D0A4T7';
  expect(checkDigitOf(typed)).not.toBe(typed[8]);
  expect([...vinEdits(typed)].length).toBeLessThan(1_000);
  let asked = 0;
  const isKnown = () => {
    asked += 1;
    return true;
  };
  repairVin(typed, { isKnownWmi: isKnown, isKnownPrefix: isKnown });
  // The check digit rejects most of them before the catalogue is queried.
  expect(asked).toBeLessThan(500);
});

function pickOne(seeded: () => number): string {
  return originals[Math.floor(seeded() * originals.length)] ?? '';
}

test('two missing characters are completed only where the check digit leaves few ways', () => {
  const candidates = repairVin('LFVAWAGD22G7524', catalogue, 100);
  expect(candidates.length).toBeGreaterThan(5);
  expect(candidates.length).toBeLessThan(12);
  expect(repairVin('WBATA6107K9A523', catalogue)).toEqual([]);
});
