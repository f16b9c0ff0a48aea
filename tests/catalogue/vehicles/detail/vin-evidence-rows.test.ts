import { expect, test } from 'vitest';
import { vinEvidence } from '../../../../src/catalogue/vehicles/detail/vin-evidence-rows.ts';
import type { CheckedVin } from '../../../../src/contract/vehicles/schemas.ts';
import { checkedVinOf } from '../support.ts';

const meanings = (given: Partial<CheckedVin>, rule?: 'vinRule' | 'vinPrefix' | 'staff') =>
  Object.fromEntries(vinEvidence(checkedVinOf(given), rule).map(({ name, meaning }) => [name, meaning]));

test('the rows cover every character of a VIN, in order', () => {
  const rows = vinEvidence(checkedVinOf(), 'vinRule');
  expect(rows.map(({ characters }) => characters).join('')).toBe(checkedVinOf().vin);
  expect(rows.map(({ positions }) => positions)).toEqual(['1–3', '4–8', '9', '10', '11', '12–17']);
});

test('the descriptor names the rule that found the vehicle, or none', () => {
  expect(meanings({}, 'vinRule').descriptor).toBe('vinRule');
  expect(meanings({}, 'vinPrefix').descriptor).toBe('vinPrefix');
  expect(meanings({}, 'staff').descriptor).toBe('staff');
  expect(meanings({}).descriptor).toBe('none');
});

test('a check digit that does not match is wrong only where it is mandatory', () => {
  expect(meanings({ status: 'valid' }).checkDigit).toBe('valid');
  expect(meanings({ status: 'checkDigitMismatch', isMandatory: true }).checkDigit).toBe('wrong');
  expect(meanings({ status: 'checkDigitMismatch', isMandatory: false }).checkDigit).toBe('free');
});

test('a model year is certain where it is mandatory, a hint elsewhere, unknown without a code', () => {
  expect(meanings({ isMandatory: true }).modelYear).toBe('years');
  expect(meanings({ isMandatory: false }).modelYear).toBe('hint');
  expect(meanings({ modelYears: [] }).modelYear).toBe('unknown');
});

test('the manufacturer identifier names maker and country as far as they are known', () => {
  expect(meanings({ maker: '奔驰', country: '德国' }).wmi).toBe('both');
  expect(meanings({ maker: null, country: '德国' }).wmi).toBe('country');
  expect(meanings({ maker: '奔驰', country: null }).wmi).toBe('maker');
  expect(meanings({ maker: null, country: null }).wmi).toBe('unknown');
});
