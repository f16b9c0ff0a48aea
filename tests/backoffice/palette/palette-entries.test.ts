import { expect, test } from 'vitest';
import { matchEntries } from '../../../src/backoffice/palette/palette-entries.ts';

const entry = (title: string, keywords: string[] = []) => ({
  id: title,
  group: 'pages' as const,
  title,
  keywords,
  run: () => undefined,
});
const titles = (...found: Parameters<typeof matchEntries>) => matchEntries(...found).map(({ title }) => title);

test('nothing typed finds everything', () => {
  expect(titles([entry('Roles'), entry('Permissions')], ' ')).toEqual(['Roles', 'Permissions']);
});

test('every typed word must match a part of the title or a keyword, in any case', () => {
  const entries = [entry('Add a role', ['new']), entry('Roles')];
  expect(titles(entries, 'ROLE')).toEqual(['Roles', 'Add a role']);
  expect(titles(entries, 'new role')).toEqual(['Add a role']);
  expect(titles(entries, 'role x')).toEqual([]);
});

test('Chinese titles are found by pinyin', () => {
  const matchesPinyin = (text: string, typed: string) => text === '角色' && 'juese'.startsWith(typed);
  expect(titles([entry('角色'), entry('权限')], 'jue', matchesPinyin)).toEqual(['角色']);
});
