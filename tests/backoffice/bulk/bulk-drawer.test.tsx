import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BulkProgress } from '../../../src/contract/bulk/schemas.ts';
import type { Overrides } from '../../support/screens/fakes.ts';
import { allPowers, openBackoffice } from '../../support/screens/open-backoffice.tsx';

const planId = '7d9f6a52-3a1c-4f7e-9c2e-0c6f4d1b2a33';
const otherPlanId = '0b1c5d1e-52a3-4a7e-9a52-5f0c2d9e8a11';
const none = { changed: 0, conflict: 0, refused: 0, open: 0 };
const plan: BulkProgress = {
  planId,
  resource: 'role',
  changes: { remark: 'x' },
  planned: { change: 120, unchanged: 3, refused: 1 },
  applied: { ...none, open: 120 },
  undone: none,
};
const role = (roleId: number) => ({
  roleId,
  roleName: `Role ${roleId}`,
  roleNameEn: '',
  roleValue: 1 as const,
  remark: null,
  rowVersion: 1,
});

async function openDrawer(url = '/manager/role', more: Overrides = {}) {
  let applied = 0;
  const opened = await openBackoffice(url, {
    powers: allPowers,
    overrides: {
      roleList: { rows: [role(2), role(3)], total: 124 },
      bulkPlan: plan,
      bulkApply: () => {
        applied += 60;
        const open = 120 - applied;
        return {
          ...plan,
          applied: { changed: applied - (open === 0 ? 1 : 0), conflict: open === 0 ? 1 : 0, refused: 0, open },
          undone: { ...none, open: applied },
        };
      },
      bulkUndo: {
        ...plan,
        applied: { changed: 119, conflict: 1, refused: 0, open: 0 },
        undone: { ...none, changed: 119 },
      },
      bulkRows: ({ applied: by }) => ({
        rows: [
          {
            recordId: 9,
            name: by === 'left' ? 'Late' : 'Own role',
            outcome: 'refused',
            reason: 'because',
            applied: null,
            undone: null,
          },
        ],
        total: 1,
      }),
      ...more,
    },
  });
  await opened.user.click(await screen.findByRole('checkbox', { name: /Role 2/ }));
  await opened.user.click(screen.getByRole('button', { name: 'Bulk change…' }));
  return { ...opened, drawer: within(await screen.findByRole('dialog')) };
}

test('all that match the filters are planned by the filters, shown with refusals, applied in steps and undone', async () => {
  const { user, drawer, calls } = await openDrawer(
    '/manager/role?filters[0][field]=roleName&filters[0][operator]=contains&filters[0][value]=Role',
  );
  await user.click(drawer.getByRole('radio', { name: 'All 124 records that match the filters' }));
  await user.click(drawer.getByRole('combobox', { name: 'Field' }));
  await user.click(await screen.findByText('Remark', { selector: '.ant-select-item-option-content' }));
  await user.type(await drawer.findByLabelText('New value'), 'x');
  await user.click(drawer.getByRole('button', { name: 'Preview' }));
  await drawer.findByText('Own role');
  expect(drawer.getByRole('list', { name: 'New value' }).textContent).toBe('Remark: x');
  expect(drawer.getByRole('list', { name: 'Preview' }).textContent).toBe(
    '120 will change3 already have this value1 cannot be changed',
  );
  expect(calls.find(({ operation }) => operation === 'bulkPlan')?.body).toEqual({
    resource: 'role',
    filters: { roleName: 'Role' },
    values: { remark: 'x' },
  });
  expect(calls.some(({ operation }) => operation === 'bulkApply')).toBe(false);

  await user.click(drawer.getByRole('button', { name: 'Change 120 records' }));
  expect((await drawer.findByRole('status')).textContent).toBe('119 records changed, 1 not changed');
  await drawer.findByText('Late');
  expect(calls.filter(({ operation }) => operation === 'bulkApply').map(({ body }) => body)).toEqual([
    { planId },
    { planId },
  ]);
  await user.click(drawer.getByRole('button', { name: 'Undo changes' }));
  await waitFor(() => expect(drawer.getByRole('status').textContent).toBe('119 records restored, 0 not restored'));
});

test('records that someone else changed meanwhile say so, open beside the plan, and are planned again by their ids', async () => {
  const done = { ...plan, applied: { changed: 119, conflict: 1, refused: 0, open: 0 }, undone: { ...none, open: 119 } };
  const row = {
    recordId: 9,
    name: 'Late',
    outcome: 'change' as const,
    reason: 'Compare before saving',
    applied: 'conflict' as const,
    undone: null,
  };
  const { user, calls } = await openBackoffice(`/manager/audit?batch=${planId}`, {
    powers: [...allPowers, '/manager/audit'],
    overrides: { bulkProgress: done, bulkRows: { rows: [row], total: 1 }, bulkPlan: { ...plan, planId: otherPlanId } },
  });
  const batch = within(await screen.findByRole('region', { name: 'Bulk change' }));
  const link = await batch.findByRole('link', { name: 'Late' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/manager/role/show/9', '_blank']);
  expect(batch.getByText('Someone else changed it after the preview; left alone')).toBeTruthy();
  expect(batch.queryByText('Compare before saving')).toBeNull();
  await user.click(batch.getByRole('button', { name: 'Preview the skipped record again' }));
  await batch.findByRole('button', { name: 'Change 120 records' });
  expect(calls.find(({ operation }) => operation === 'bulkPlan')?.body).toEqual({
    resource: 'role',
    ids: [9],
    values: { remark: 'x' },
  });
});

test('the result stays in view, to be undone, when no record matches the filters any more', async () => {
  let isApplied = false;
  const { user, drawer } = await openDrawer(
    '/manager/role?filters[0][field]=roleName&filters[0][operator]=contains&filters[0][value]=Role',
    { roleList: () => (isApplied ? { rows: [], total: 0 } : { rows: [role(2), role(3)], total: 124 }) },
  );
  await user.click(drawer.getByRole('combobox', { name: 'Field' }));
  await user.click(await screen.findByText('Remark', { selector: '.ant-select-item-option-content' }));
  await user.click(drawer.getByRole('button', { name: 'Preview' }));
  isApplied = true;
  await user.click(await drawer.findByRole('button', { name: 'Change 120 records' }));
  await screen.findByText(/^No records match/);
  expect(drawer.getByRole('status').textContent).toBe('119 records changed, 1 not changed');
  expect(drawer.getByRole('button', { name: 'Undo changes' })).toBeTruthy();
});

test('the chosen rows are planned by their ids', async () => {
  const { user, drawer, calls } = await openDrawer();
  await user.click(drawer.getByRole('combobox', { name: 'Field' }));
  await user.click(await screen.findByText('Remark', { selector: '.ant-select-item-option-content' }));
  await user.type(await drawer.findByLabelText('New value'), 'x');
  await user.click(drawer.getByRole('button', { name: 'Preview' }));
  await drawer.findByText('Own role');
  expect(calls.find(({ operation }) => operation === 'bulkPlan')?.body).toMatchObject({ ids: [2] });
});

test('without the power to edit, nothing can be changed in bulk', async () => {
  const { user } = await openBackoffice('/manager/role', {
    powers: ['/manager/role', '/manager/role:delete'],
    overrides: { roleList: { rows: [role(2)], total: 1 } },
  });
  await user.click(await screen.findByRole('checkbox', { name: /Role 2/ }));
  expect(screen.getByRole('button', { name: 'Delete selected' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bulk change…' })).toBeNull();
});

test('a change that was left half way says what is done and left, and goes on with the rest', async () => {
  const powers = [...allPowers, '/manager/audit'];
  const half = { ...plan, applied: { changed: 59, conflict: 1, refused: 0, open: 60 }, undone: { ...none, open: 59 } };
  const { user, calls } = await openBackoffice(`/manager/audit?batch=${planId}`, {
    powers,
    overrides: {
      bulkProgress: half,
      bulkApply: { ...half, applied: { changed: 119, conflict: 1, refused: 0, open: 0 } },
    },
  });
  const batch = within(await screen.findByRole('region', { name: 'Bulk change' }));
  expect(batch.getByRole('list', { name: 'Progress' }).textContent).toBe(
    '59 changed1 changed by someone else, left alone0 refused60 still to change',
  );
  expect(batch.getByRole('status').textContent).toContain('60 records are still to be changed');
  await user.click(batch.getByRole('button', { name: 'Change the remaining 60 records' }));
  await waitFor(() => expect(batch.getByRole('status').textContent).toBe('119 records changed, 1 not changed'));
  expect(calls.filter(({ operation }) => operation === 'bulkApply')).toHaveLength(1);
  expect(batch.queryByRole('button', { name: /^Change/ })).toBeNull();
});

test.each([
  ['a choice and its reason', { userState: 'disabled', reason: 'unpaid' }, 'Status: DisabledReason: unpaid'],
  ['an entry of a dictionary', { intention: 3 }, 'Intention: High'],
  ['nothing', { agencyCode: null }, 'Agency code: none'],
])('the plan repeats %s as the list shows it', async (_, changes, text) => {
  await openBackoffice(`/manager/audit?batch=${planId}`, {
    powers: [...allPowers, '/manager/audit', '/manager/user'],
    overrides: {
      bulkProgress: { ...plan, resource: 'user', changes },
      userChoices: { companyType: [], jobFlag: [], howKnowEpc: [], intention: [{ value: 3, label: 'High' }] },
    },
  });
  const batch = within(await screen.findByRole('region', { name: 'Bulk change' }));
  await waitFor(() => expect(batch.getByRole('list', { name: 'New value' }).textContent).toBe(text));
});

/** A bulk change whose first step has no answer yet. */
async function openRunning() {
  const opened = await openBackoffice('/manager/role', {
    overrides: {
      roleList: { rows: [role(2)], total: 1 },
      bulkPlan: plan,
      bulkApply: () => new Promise<BulkProgress>(() => undefined),
    },
  });
  const { user } = opened;
  await user.click(await screen.findByRole('checkbox', { name: /Role 2/ }));
  await user.click(screen.getByRole('button', { name: 'Bulk change…' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(drawer.getByRole('combobox', { name: 'Field' }));
  await user.click(await screen.findByText('Remark', { selector: '.ant-select-item-option-content' }));
  await user.click(drawer.getByRole('button', { name: 'Preview' }));
  await user.click(await drawer.findByRole('button', { name: 'Change 120 records' }));
  await drawer.findByRole('progressbar');
  return { ...opened, drawer };
}

test('leaving the page or the window while records are being changed asks first', async () => {
  const { user, router, path } = await openRunning();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await router.navigate('/manager/notice');
  const leave = await screen.findByRole('button', { name: 'Stop and leave' });
  expect(path()).toBe('/manager/role');
  await user.click(leave);
  await waitFor(() => expect(path()).toBe('/manager/notice'));
});

test('closing the drawer while records are being changed asks first', async () => {
  const { user, drawer } = await openRunning();
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Keep running' }));
  expect(drawer.getByRole('progressbar')).toBeTruthy();
});
