import { expect, test } from 'vitest';
import { checkDigitVerdict } from '../../../../src/server/gateways/ocr/check-digit-verdict.ts';

test('a wrong check digit is a mismatch only where makers must have one', () => {
  expect(checkDigitVerdict('LFVAWAGD22G752447')).toBe('valid');
  expect(checkDigitVerdict('LFVAWAGD32G752447')).toBe('mismatch');
  expect(checkDigitVerdict('WVWZZZ1KZ6W000001')).toBe('optional');
});

test('a text that is no whole VIN has no check digit', () => {
  for (const text of ['', 'LFVAWAGD22G75244', 'LFVAWAGD22G7524470', 'LFVAWAGD22G75244O'])
    expect(checkDigitVerdict(text)).toBe('none');
});
