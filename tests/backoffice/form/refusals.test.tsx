import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../../support/screens/fakes.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const role = { roleId: 2, roleName: 'Sellers', roleNameEn: '', roleValue: 3 as const, remark: null, rowVersion: 1 };
const packages = [{ packageId: 7, name: '百次包', isOnSale: true, isLimited: false }];

test.each([
  { language: 'zh-CN', save: /^保\s*存$/, failed: /^关联套餐失败：\S/ },
  { language: 'en', save: 'Save', failed: /^Could not link packages: \S/ },
] as const)(
  'packages that cannot be linked to a role are reported in $language',
  async ({ language, save, failed }) => {
    const { user, path } = await openBackoffice('/manager/role/edit/2', {
      language,
      overrides: {
        roleGet: role,
        roleEdit: role,
        rolePackageSelect: { packageIds: [], packages, rowVersion: 1 },
        rolePackageRelate: () => refuse('900404'),
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: '百次包' }));
    await user.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(path()).toBe('/manager/role/edit/2');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '百次包' }).checked).toBe(true);
  },
);

test('a record that is still in use is reported with 删除失败 and stays in the list', async () => {
  const { user } = await openBackoffice('/manager/role', {
    language: 'zh-CN',
    overrides: { roleList: { rows: [role], total: 1 }, roleDelete: () => refuse('300103') },
  });
  const row = within(await screen.findByRole('row', { name: /Sellers/ }));
  await user.click(row.getByRole('button', { name: /^删\s*除/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^删\s*除/ }));
  expect(await screen.findByText('“Sellers”删除失败：仍被使用，不能删除')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Sellers/ })).toBeTruthy();
});
