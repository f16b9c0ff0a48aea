import { expect, test } from 'vitest';
import { completionOf, type Detail, fits, mayEdit } from '../../../../src/catalogue/account/profile/profile-fields.ts';

const bare: Detail = {
  id: 1,
  username: 'shop',
  phoneNum: null,
  userRealname: null,
  companyName: null,
  companyType: null,
  jobFlag: null,
  howKnowEpc: null,
  businessDesc: null,
  hasCommunication: null,
  perfected: [],
};

test('an empty profile misses all seven parts', () => {
  expect(completionOf(bare)).toMatchObject({ done: 0, total: 7, unconfirmed: [] });
  expect(completionOf(bare).missing).toHaveLength(7);
});

test('what stands there unconfirmed is to be confirmed, what is confirmed is done', () => {
  const detail: Detail = { ...bare, companyName: '样本', hasCommunication: false, perfected: ['communication'] };
  expect(completionOf(detail)).toMatchObject({ done: 1, unconfirmed: ['companyName'] });
  expect(completionOf(detail).missing).not.toContain('hasCommunication');
});

test('lengths are the specification’s, without the blanks around', () => {
  expect(fits('userRealname', ' 李 ')).toBe(false);
  expect(fits('userRealname', '李四')).toBe(true);
  expect(fits('companyName', '字'.repeat(80))).toBe(true);
  expect(fits('companyName', '字'.repeat(81))).toBe(false);
  expect(fits('businessDesc', '字'.repeat(381))).toBe(false);
  expect(fits('companyType', '')).toBe(false);
});

test('a sub account changes everything but its company’s name', () => {
  expect(mayEdit('companyName', 0)).toBe(true);
  expect(mayEdit('companyName', 1)).toBe(false);
  expect(mayEdit('userRealname', 1)).toBe(true);
});
