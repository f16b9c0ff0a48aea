import { expect, test } from 'vitest';
import { createAccessProvider, powerFor } from '../../src/providers/access.ts';

test('reading requires the page’s power, and each kind of change its own', () => {
  const page = '/manager/role';
  expect(['list', 'show'].map((action) => powerFor(page, action))).toEqual([page, page]);
  expect(['create', 'clone', 'edit', 'delete'].map((action) => powerFor(page, action))).toEqual([
    `${page}:add`,
    `${page}:add`,
    `${page}:edit`,
    `${page}:delete`,
  ]);
});

test('actions without the power and resources without a page are refused', async () => {
  const powers = new Set(['/manager/role', '/manager/role:edit']);
  const { can } = createAccessProvider(() => powers, { role: '/manager/role', power: '/manager/power' });
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
