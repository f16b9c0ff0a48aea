import { expect, test } from 'vitest';
import { roleNameIn } from '../../../src/contract/access/role-name.ts';

test('a role has its English name in English only, and falls back to its Chinese one', () => {
  const role = { roleName: '销售', roleNameEn: 'Sales' };
  expect(roleNameIn('en', role)).toBe('Sales');
  expect(roleNameIn('zh-CN', role)).toBe('销售');
  expect(roleNameIn('en', { ...role, roleNameEn: '' })).toBe('销售');
});
