import { expect, test } from 'vitest';
import { displayName, fullDisplayName } from '../../../src/catalogue/company/user-names.ts';

test('an account is called by its real name, otherwise by its username, which is then said once', () => {
  const named = { username: 'shop', userRealname: '李店长' };
  const unnamed = { username: 'shop', userRealname: null };
  expect([displayName(named), fullDisplayName(named)]).toEqual(['李店长', '李店长 (shop)']);
  expect([displayName(unnamed), fullDisplayName(unnamed)]).toEqual(['shop', 'shop']);
});
