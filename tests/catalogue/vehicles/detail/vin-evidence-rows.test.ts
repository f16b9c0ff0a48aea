import { expect, test } from 'vitest';
import { vinEvidence } from '../../../../src/catalogue/vehicles/detail/vin-evidence-rows.ts';
import type { CheckedVin } from '../../../../src/contract/vehicles/schemas.ts';
import { checkedVinOf } from '../support.ts';

const meanings = (given: Partial<CheckedVin>, rule?: 'vinRule' | 'vinPrefix' | 'staff') =>
  Object.fromEntries(vinEvidence(checkedVinOf(given), rule).map(({ name, meaning }) => [name, meaning]));

test('every character of a VIN is accounted for, in order', () => {
  const rows = vinEvidence(checkedVinOf(), 'vinRule');
  expect(rows.map(({ characters }) => characters).join('')).toBe(checkedVinOf().vin);
  expect(rows.map(({ positions }) => positions)).toEqual(['1–3', '4–8', '9', '10', '11', '12–17']);
});

test('the description says which rule led to the vehicle, or that none did', () => {
  expect(meanings({}, 'vinRule').descriptor).toBe('vinRule');
  expect(meanings({}, 'vinPrefix').descriptor).toBe('vinPrefix');
  expect(meanings({}, 'staff').descriptor).toBe('staff');
  expect(meanings({}).descriptor).toBe('none');
});

test('a check digit that does not match is wrong only where the law demands it', () => {
  expect(meanings({ status: 'valid' }).checkDigit).toBe('valid');
  expect(meanings({ status: 'checkDigitMismatch', isMandatory: true }).checkDigit).toBe('wrong');
  expect(meanings({ status: 'checkDigitMismatch', isMandatory: false }).checkDigit).toBe('free');
});

test('a year is certain where makers must state it, a hint elsewhere, nothing for no code', () => {
  expect(meanings({ isMandatory: true }).modelYear).toBe('years');
  expect(meanings({ isMandatory: false }).modelYear).toBe('hint');
  expect(meanings({ modelYears: [] }).modelYear).toBe('unknown');
});

test('maker and country are told as far as they are known', () => {
  expect(meanings({ maker: '奔驰', country: '德国' }).wmi).toBe('both');
  expect(meanings({ maker: null, country: '德国' }).wmi).toBe('country');
  expect(meanings({ maker: '奔驰', country: null }).wmi).toBe('maker');
  expect(meanings({ maker: null, country: null }).wmi).toBe('unknown');
});
