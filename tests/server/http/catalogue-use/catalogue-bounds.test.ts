import { expect, test } from 'vitest';
import { dayBounds, stateOfUse, type Use } from '../../../../src/server/http/catalogue-use/catalogue-bounds.ts';

const use = (given: Partial<Use> = {}): Use => ({
  ...{ kind: 'account', captchas: 0, vehicles: 0, numbers: 0, prices: 0, rowsGiven: 0 },
  ...given,
});
const { captcha, refusal } = dayBounds.free.vehicles;

test('a captcha is required from the first bound on, and again after each further such amount', () => {
  expect(stateOfUse(use({ vehicles: captcha - 1 }), 'free')).toBe('normal');
  expect(stateOfUse(use({ vehicles: captcha }), 'free')).toBe('captcha');
  expect(stateOfUse(use({ vehicles: captcha, captchas: 1 }), 'free')).toBe('normal');
  expect(stateOfUse(use({ vehicles: 2 * captcha, captchas: 1 }), 'free')).toBe('captcha');
});

test('no number of captchas lifts the second bound', () => {
  expect(stateOfUse(use({ vehicles: refusal - 1, captchas: 9 }), 'free')).toBe('normal');
  expect(stateOfUse(use({ vehicles: refusal, captchas: 9 }), 'free')).toBe('refused');
});

test('a company has four times the bounds of an account', () => {
  const company = { kind: 'company' } as const;
  const paid = dayBounds.paid.numbers;
  expect(stateOfUse(use({ ...company, numbers: 4 * paid.captcha - 1 }), 'paid')).toBe('normal');
  expect(stateOfUse(use({ ...company, numbers: 4 * paid.captcha }), 'paid')).toBe('captcha');
  expect(stateOfUse(use({ ...company, numbers: 4 * paid.refusal }), 'paid')).toBe('refused');
});

test('the people behind one address share eight times the bounds of a paid account, though some have free ones', () => {
  const network = use({ kind: 'network', vehicles: 8 * dayBounds.paid.vehicles.captcha - 1 });
  expect(stateOfUse(network, 'free')).toBe('normal');
  expect(stateOfUse({ ...network, vehicles: network.vehicles + 1 }, 'free')).toBe('captcha');
});

test('bounds of free accounts that the staff has set hold for free accounts only', () => {
  const strict = { ...dayBounds.free, vehicles: { captcha: 10, refusal: 30 } };
  expect(stateOfUse(use({ vehicles: 30 }), 'free', strict)).toBe('refused');
  expect(stateOfUse(use({ vehicles: 30 }), 'paid', strict)).toBe('normal');
});
