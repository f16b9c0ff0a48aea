import { expect, test } from 'vitest';
import { Vin } from '../../../src/contract/fields.ts';
import {
  checkDigitOf,
  hasValidCheckDigit,
  isCheckDigitMandatory,
  looksLikeVin,
  normaliseVin,
  vinVerdict,
} from '../../../src/contract/vehicles/vin.ts';
import cases from '../../fixtures/vin-cases.json' with { type: 'json' };
import { makeVin, pick, seededRandom } from '../../support/random-vins.ts';

test('the standard example has check digit X, and seventeen ones have check digit 1', () => {
  expect(checkDigitOf('1M8GDM9AXKP042788')).toBe('X');
  expect(hasValidCheckDigit('1M8GDM9AXKP042788')).toBe(true);
  expect(checkDigitOf('11111111111111111')).toBe('1');
  expect(vinVerdict('11111111111111111').status).toBe('valid');
});

test.each(cases)('the check digit of $vin ($kind) is $expectedCheckDigit', ({ vin, expectedCheckDigit, kind }) => {
  expect(checkDigitOf(vin)).toBe(expectedCheckDigit);
  expect(vinVerdict(vin)).toMatchObject(
    kind === 'valid'
      ? { status: 'valid', vin }
      : { status: 'checkDigitMismatch', strength: 'warning', expected: expectedCheckDigit, found: vin.charAt(8) },
  );
});

test('labels, spaces, dashes, dots, stars, full width, lower case and invisible characters are normalised', () => {
  const vin = 'LFVAWAGD22G752447';
  const spellings = [
    'lfvawagd22g752447',
    '  LFV AWAGD2-2G.752447\u00a0',
    'LFVAWAGD22G752447',
    '\ufeffLFV\u200bAWA\u200dGD22G75\u00ad2447\r\n',
    '*LFVAWAGD22G752447*',
    '车架号：LFVAWAGD22G752447',
    'ＶＩＮ：lfvawagd22g752447',
    '车辆识别代号 LFVAWAGD22G752447',
    'LFV—AWAGD2–2G−752447',
    'LFV　AWAGD2·2G。752447',
  ];
  for (const spelling of spellings) expect(normaliseVin(spelling)).toEqual({ text: vin, folded: [] });
});

test('I, O and Q are read as digits, and their positions are reported', () => {
  expect(normaliseVin('LFVAWAGD22G7524qI o')).toEqual({
    text: 'LFVAWAGD22G7524010',
    folded: [
      { position: 16, from: 'Q', to: '0' },
      { position: 17, from: 'I', to: '1' },
      { position: 18, from: 'O', to: '0' },
    ],
  });
});

test('normalising twice changes nothing and never lengthens a text', () => {
  const random = seededRandom(7);
  const alphabet = 'abcXYZ0189IOQioq -.*·ß牌\u3000\u200bABCſı\u0000';
  for (let round = 0; round < 500; round += 1) {
    const typed = Array.from({ length: Math.floor(random() * 30) }, () => pick(random, alphabet)).join('');
    const { text } = normaliseVin(typed);
    expect(normaliseVin(text)).toEqual({ text, folded: [] });
    expect(text.length).toBeLessThanOrEqual(typed.length);
  }
});

test('the schema refuses text that is not normalised', () => {
  expect(Vin.safeParse('LFVAWAGD22G752447').success).toBe(true);
  for (const text of [
    'lfvawagd22g752447',
    'LFVAWAGD22G75244',
    'LFVAWAGD22G7524477',
    'LFVAWAGD22G75244O',
    ' LFVAWAGD22G752447',
  ]) {
    expect(Vin.safeParse(text).success, text).toBe(false);
  }
  expect(Vin.safeParse('LFVAWAGD22G752447\n').success).toBe(false);
  expect(Vin.safeParse(11111111).success).toBe(false);
});

test('a changed digit always breaks the check digit', () => {
  const random = seededRandom(11);
  for (let round = 0; round < 1000; round += 1) {
    const vin = makeVin(random, 'LSV');
    const index = Math.floor(random() * 17);
    const digit = pick(random, '0123456789');
    const before = vin.charAt(index);
    if (index === 8 || !/\d/.test(before) || before === digit) continue;
    expect(vinVerdict(vin.slice(0, index) + digit + vin.slice(index + 1)).status).toBe('checkDigitMismatch');
  }
});

test('the check digit is mandatory in China and North America only', () => {
  for (const vin of ['LSVAA0000', '1M8', '2T1', '3VW', '4US', '5YJ'])
    expect(isCheckDigitMandatory(vin), vin).toBe(true);
  for (const vin of ['WBA', 'JTD', 'SAL', 'KMH', '6T1', '9BW', 'VF1', '0AA', '']) {
    expect(isCheckDigitMandatory(vin), vin).toBe(false);
  }
});

test('an imported car’s check digit mismatch is only information', () => {
  for (const vin of ['WBAKB2108BC465378', 'JTDKN3DU9A0123456', 'WP0ZZZ99ZTS392124', 'VF1LM1B0H36666155']) {
    expect(vinVerdict(vin)).toMatchObject({ status: 'checkDigitMismatch', strength: 'information', vin });
  }
});

test('all problems of a malformed VIN are reported with length and position', () => {
  expect(vinVerdict('LSV牌24BA6?G75892')).toEqual({
    status: 'malformed',
    text: 'LSV牌24BA6?G75892',
    folded: [],
    problems: [
      { kind: 'tooShort', length: 16 },
      { kind: 'illegalCharacter', position: 4, character: '牌' },
      { kind: 'illegalCharacter', position: 10, character: '?' },
    ],
  });
  expect(vinVerdict('LFVAWAGD22G7524471')).toMatchObject({ problems: [{ kind: 'tooLong', length: 18 }] });
  expect(vinVerdict('  ')).toMatchObject({ status: 'malformed', problems: [{ kind: 'tooShort', length: 0 }] });
});

test('surrogates, NUL and very long text are handled', () => {
  expect(vinVerdict('🚗FVAWAGD22G752447')).toMatchObject({ problems: [{ position: 1, character: '🚗' }] });
  expect(vinVerdict('\ud800FVAWAGD22G752447')).toMatchObject({ status: 'malformed' });
  expect(vinVerdict('LFVAWAGD\u000022G752447').status).toBe('valid');
  expect(vinVerdict('A'.repeat(100_000))).toMatchObject({ problems: [{ kind: 'tooLong', length: 100_000 }] });
});

test('a VIN is recognised whatever its check digit, and a long name is not', () => {
  expect(looksLikeVin('lsv d24ba6fg758924')).toBe(true);
  expect(looksLikeVin('WBAKB2108BC465378')).toBe(true);
  expect(looksLikeVin('LSVD24BA6FG75892')).toBe(false);
  expect(looksLikeVin('MERCEDESBENZACTRS')).toBe(false);
});
