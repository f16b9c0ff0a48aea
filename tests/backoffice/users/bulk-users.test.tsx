import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BulkProgress } from '../../../src/contract/bulk/schemas.ts';
import { USER_STATE_POWER } from '../../../src/contract/users/rules.ts';
import { bodiesOf, openUsers, staffPowers } from './sample-user.ts';

const open = { changed: 0, conflict: 0, refused: 0, open: 0 };
const plan: BulkProgress = {
  planId: '7d9f6a52-3a1c-4f7e-9c2e-0c6f4d1b2a33',
  resource: 'user',
  changes: {},
  planned: { change: 1, unchanged: 0, refused: 0 },
  applied: { ...open, open: 1 },
  undone: open,
};

async function openDrawer(powers = staffPowers) {
  const overrides = { bulkPlan: plan, agencyCodes: [{ agencyCode: 'S77', name: 'Zhou' }] };
  const opened = await openUsers('/manager/user', overrides, powers);
  await opened.user.click(await screen.findByRole('checkbox', { name: /Ms Li/ }));
  await opened.user.click(screen.getByRole('button', { name: 'Bulk change…' }));
  const drawer = within(await screen.findByRole('dialog'));
  const choose = async (box: string, option: string) => {
    await opened.user.click(await drawer.findByRole('combobox', { name: box }));
    await opened.user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
  };
  const sent = async () => {
    await opened.user.click(drawer.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(bodiesOf(opened.calls, 'bulkPlan')).toHaveLength(1));
    return bodiesOf(opened.calls, 'bulkPlan')[0];
  };
  return { ...opened, drawer, choose, sent };
}

test('no field is chosen beforehand, and without one there is nothing to preview', async () => {
  const { drawer, choose } = await openDrawer();
  expect(drawer.getByText('Choose a field')).toBeTruthy();
  expect(drawer.queryByText('New value')).toBeNull();
  expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Preview' }).disabled).toBe(true);
  await choose('Field', 'Business description');
  expect(drawer.getByText('New value')).toBeTruthy();
  expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Preview' }).disabled).toBe(false);
});

test('users are disabled in bulk with a reason', async () => {
  const { user, drawer, choose, sent } = await openDrawer();
  await choose('Field', 'Status');
  await choose('New value', 'Disabled');
  await user.type(drawer.getByRole('textbox', { name: 'Reason' }), 'Unpaid');
  expect(await sent()).toEqual({ resource: 'user', ids: [7], values: { userState: 'disabled', reason: 'Unpaid' } });
});

test('the reason may be left out, the state may not', async () => {
  const { user, drawer, choose, sent } = await openDrawer();
  await choose('Field', 'Status');
  await user.click(drawer.getByRole('button', { name: 'Preview' }));
  await drawer.findByText(/Status/, { selector: '.ant-form-item-explain-error' });
  await choose('New value', 'Enabled');
  expect(await sent()).toEqual({ resource: 'user', ids: [7], values: { userState: 'enabled' } });
});

test('users are given to a seller in bulk', async () => {
  const { choose, sent } = await openDrawer();
  await choose('Field', 'Agency code');
  await choose('Agency code', 'S77 · Zhou');
  expect(await sent()).toEqual({ resource: 'user', ids: [7], values: { agencyCode: 'S77' } });
});

test('without the power to disable there is no status to change', async () => {
  const { user, drawer } = await openDrawer(staffPowers.filter((power) => power !== USER_STATE_POWER));
  await user.click(drawer.getByRole('combobox', { name: 'Field' }));
  const options = await screen.findAllByText(/./, { selector: '.ant-select-item-option-content' });
  expect(options.map(({ textContent }) => textContent)).toContain('Agency code');
  expect(options.map(({ textContent }) => textContent)).not.toContain('Status');
});
