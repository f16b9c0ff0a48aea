import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ResultOf } from '../../../src/contract/call.ts';
import type { settingCalls } from '../../../src/contract/settings/calls.ts';
import { type SettingKey, settingDefaults, settingKeys } from '../../../src/contract/settings/definitions.ts';
import { refuse } from '../../support/screens/fakes.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

type Setting = ResultOf<typeof settingCalls.configGet>['settings'][number];

/** Every setting with its default, except for those that are given. */
function settingsWith(given: Partial<Record<SettingKey, Partial<Setting>>> = {}) {
  const settings = settingKeys.map((key): Setting => {
    const value = settingDefaults[key];
    const unchanged = { rowVersion: 0, changedAt: null, changedBy: null };
    return { key, value, default: value, defaultSource: 'product', ...unchanged, ...given[key] };
  });
  return { settings };
}

const changed = { rowVersion: 2, changedAt: '2026-03-01T08:00:00.000Z', changedBy: 'liu' };
const hotline = () => screen.findByLabelText<HTMLInputElement>('Hotline');
const save = () => screen.findByRole('button', { name: 'Save' });

test('each setting has its name, meaning and default; a changed one says who changed it when, in Beijing time', async () => {
  const value = { value: '400-1', default: '010-1', defaultSource: 'environment' as const, ...changed };
  await openBackoffice('/manager/config', { overrides: { configGet: settingsWith({ 'contact.hotline': value }) } });
  expect((await hotline()).value).toBe('400-1');
  expect(screen.getByText('Site default: 010-1')).toBeTruthy();
  expect(screen.getByText(/^Changed by liu on .*4:00/)).toBeTruthy();
  for (const group of ['Free lookups', 'Contact', 'Services', 'Limits', 'Staff', 'Second-person approval'])
    expect(screen.getByRole('heading', { level: 2, name: group })).toBeTruthy();
  const settingNames = screen.getAllByRole('heading', { level: 3 });
  expect(settingNames).toHaveLength(settingKeys.length);
});

test('changes are saved together with the versions that were seen', async () => {
  const { user, calls } = await openBackoffice('/manager/config', {
    overrides: { configGet: settingsWith({ 'contact.hotline': { value: '400-1', ...changed } }) },
  });
  await user.clear(await hotline());
  await user.type(await hotline(), '400-2');
  await user.click(screen.getByRole('switch', { name: 'SMS' }));
  expect(screen.getByText('2 unsaved changes')).toBeTruthy();
  await user.click(await save());
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'configSave')?.body).toEqual({
      values: { 'contact.hotline': { rowVersion: 2, value: '400-2' }, 'sms.isOn': { rowVersion: 0, value: false } },
    }),
  );
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('a wrong value is named at its field and cannot be saved', async () => {
  const { user, calls } = await openBackoffice('/manager/config', { overrides: { configGet: settingsWith() } });
  const input = await screen.findByLabelText('Free lookups, passenger vehicles');
  await user.clear(input);
  await user.type(input, '1001');
  expect((await screen.findByRole('alert')).textContent).toBe('Free lookups, passenger vehicles: at most 1000');
  expect((await save()).hasAttribute('disabled')).toBe(true);
  expect(calls.filter(({ operation }) => operation === 'configSave')).toEqual([]);
});

test('what the server refuses is shown at its setting', async () => {
  const problems = [{ path: 'data.values.contact.hotline.value', message: 'has a wrong form' }];
  const { user } = await openBackoffice('/manager/config', {
    overrides: {
      configGet: settingsWith(),
      configSave: () => refuse('900400', { problems }),
    },
  });
  await user.type(await hotline(), '400-2');
  await user.click(await save());
  expect((await screen.findByRole('alert')).textContent).toBe('has a wrong form');
});

test('after a conflict the three values stand beside each other, and one’s own can be kept', async () => {
  let isTaken = false;
  const { user, calls } = await openBackoffice('/manager/config', {
    overrides: {
      configGet: () =>
        settingsWith({
          'contact.hotline': isTaken ? { value: '400-theirs', ...changed } : { value: '400-1', rowVersion: 1 },
        }),
      configSave: () => {
        if (isTaken) return settingsWith();
        isTaken = true;
        return refuse('900410', {
          theirs: { 'contact.hotline': '400-theirs' },
          changedBy: 'liu',
          changedAt: null,
        });
      },
    },
  });
  await user.clear(await hotline());
  await user.type(await hotline(), '400-mine');
  await user.click(await save());
  const box = within(await screen.findByRole('alert'));
  expect(box.getByText(/Someone else just saved this setting/)).toBeTruthy();
  expect(box.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '400-1',
    '400-mine',
    '400-theirs',
  ]);
  expect((await save()).hasAttribute('disabled')).toBe(true);
  await user.click(box.getByRole('button', { name: 'Keep mine' }));
  await user.click(await save());
  await waitFor(() =>
    expect(calls.findLast(({ operation }) => operation === 'configSave')?.body).toEqual({
      values: { 'contact.hotline': { rowVersion: 2, value: '400-mine' } },
    }),
  );
});

test('the default and an earlier value are taken over from the page and the history', async () => {
  const rows = [
    { value: '400-2', isDefault: false, ...changed },
    { value: '400-1', isDefault: false, ...changed, rowVersion: 1 },
  ];
  const { user } = await openBackoffice('/manager/config', {
    overrides: {
      configGet: settingsWith({ 'contact.hotline': { value: '400-2', ...changed } }),
      configHistory: { rows },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Restore default of Hotline' }));
  expect((await hotline()).value).toBe('');
  await user.click(screen.getByRole('button', { name: 'History of Hotline' }));
  await user.click(await screen.findByRole('button', { name: 'Use this value' }));
  expect((await hotline()).value).toBe('400-1');
});

test('without the power to save, nothing can be changed', async () => {
  await openBackoffice('/manager/config', {
    powers: ['/manager/config'],
    overrides: { configGet: settingsWith({ 'contact.hotline': { value: '400-1', ...changed } }) },
  });
  expect((await hotline()).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
});

test('amounts of money are shown and typed in yuan', async () => {
  const { user, calls } = await openBackoffice('/manager/config', { overrides: { configGet: settingsWith() } });
  const input = await screen.findByLabelText('Refunds above');
  await user.type(input, '99.90');
  await user.click(await save());
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'configSave')?.body).toEqual({
      values: { 'secondPerson.refundAboveFen': { rowVersion: 0, value: 9_990 } },
    }),
  );
});
