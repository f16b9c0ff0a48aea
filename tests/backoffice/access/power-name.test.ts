import { expect, test } from 'vitest';
import { powerName } from '../../../src/backoffice/access/power-name.ts';
import type { Messages } from '../../../src/backoffice/messages.ts';

const known: Record<string, string> = { 'area./manager': '管理后台', 'power.edit': '编辑' };
const messages = (language: Messages['language'] = 'zh-CN'): Messages => ({
  language,
  t: (key) => known[key] ?? key,
  has: (key) => key in known,
  titleAt: (path) => (path === '/manager/role' ? '角色管理' : undefined),
});
const power = (given: Partial<Parameters<typeof powerName>[0]>) => ({
  id: 1,
  powerCode: '/manager/role',
  powerName: '/manager/role',
  powerNameEn: '',
  parentId: null,
  powerLevel: 2,
  powerOrder: 0,
  type: 'page' as const,
  ...given,
});

test('a power that is named by its code has the product’s label', () => {
  const of = (code: string, type: 'area' | 'page' | 'action') =>
    powerName(power({ powerCode: code, powerName: code, type }), messages());
  expect(of('/manager', 'area')).toBe('管理后台');
  expect(of('/manager/role', 'page')).toBe('角色管理');
  expect(of('/manager/role:edit', 'action')).toBe('编辑');
});

test('a code without a label is displayed as it is', () => {
  expect(powerName(power({ powerCode: '/x/y', powerName: '/x/y' }), messages())).toBe('/x/y');
  expect(powerName(power({ powerCode: '/x/y:z', powerName: '/x/y:z', type: 'action' }), messages())).toBe('/x/y:z');
});

test('a name given by the staff comes first, in English its English name if there is one', () => {
  expect(powerName(power({ powerName: '岗位' }), messages('en'))).toBe('岗位');
  expect(powerName(power({ powerName: '岗位', powerNameEn: 'Posts' }), messages('en'))).toBe('Posts');
  expect(powerName(power({ powerName: '岗位', powerNameEn: 'Posts' }), messages())).toBe('岗位');
});
