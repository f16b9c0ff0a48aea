import { expect, test } from 'vitest';
import { createAccessProvider, powerFor } from '../../src/providers/access.ts';

test('reading wants the page’s own power, each change its own', () => {
  const page = '/manager/role';
  expect(['list', 'show'].map((action) => powerFor(page, action))).toEqual([page, page]);
  expect(['create', 'clone', 'edit', 'delete'].map((action) => powerFor(page, action))).toEqual([
    `${page}:add`,
    `${page}:add`,
    `${page}:edit`,
    `${page}:delete`,
  ]);
});

test('what the powers do not name is refused, and so is every resource that has no page', async () => {
  const powers = new Set(['/manager/role', '/manager/role:edit']);
  const { can } = createAccessProvider(powers, { role: '/manager/role', power: '/manager/power' });
  const answers = await Promise.all(
    [
      { resource: 'role', action: 'list' },
      { resource: 'role', action: 'edit' },
      { resource: 'role', action: 'delete' },
      { resource: 'power', action: 'list' },
      { resource: 'other', action: 'list' },
      { action: 'list' },
    ].map(can),
  );
  expect(answers.map((answer) => answer.can)).toEqual([true, true, false, false, false, false]);
});
