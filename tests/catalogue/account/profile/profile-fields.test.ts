import { expect, test } from 'vitest';
import {
  canEdit,
  completionOf,
  type Detail,
  hasValidLength,
} from '../../../../src/catalogue/account/profile/profile-fields.ts';

const emptyDetail: Detail = {
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
  expect(completionOf(emptyDetail)).toMatchObject({ done: 0, total: 7, unconfirmed: [] });
  expect(completionOf(emptyDetail).missing).toHaveLength(7);
});

test('an unconfirmed value has to be confirmed, a confirmed one is done', () => {
  const detail: Detail = { ...emptyDetail, companyName: '样本', hasCommunication: false, perfected: ['communication'] };
  expect(completionOf(detail)).toMatchObject({ done: 1, unconfirmed: ['companyName'] });
  expect(completionOf(detail).missing).not.toContain('hasCommunication');
});

test('lengths follow the specification and ignore surrounding blanks', () => {
  expect(hasValidLength('userRealname', ' 李 ')).toBe(false);
  expect(hasValidLength('userRealname', '李四')).toBe(true);
  expect(hasValidLength('companyName', '字'.repeat(80))).toBe(true);
  expect(hasValidLength('companyName', '字'.repeat(81))).toBe(false);
  expect(hasValidLength('businessDesc', '字'.repeat(381))).toBe(false);
  expect(hasValidLength('companyType', '')).toBe(false);
});

test('a sub account edits everything except the company’s name', () => {
  expect(canEdit('companyName', 0)).toBe(true);
  expect(canEdit('companyName', 1)).toBe(false);
  expect(canEdit('userRealname', 1)).toBe(true);
});
