import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../../support/screens/fakes.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const point = { path: '/search/oe', clickNum: 0, lastAt: null, rowVersion: 3 };
const rows = [
  { ...point, pointId: 1, pointCode: 'oe', name: 'OE 号查询', nameEn: 'OE search', isOn: true },
  { ...point, pointId: 2, pointCode: 'home', name: '首页', nameEn: 'Home page', isOn: false, path: '/index' },
];

test('the switched points are saved at once with the versions that were seen', async () => {
  const { user, calls } = await openBackoffice('/manager/buried', { overrides: { buriedList: { rows, total: 2 } } });
  const button = await screen.findByRole('button', { name: 'Save recorded clicks' });
  expect(button.hasAttribute('disabled')).toBe(true);
  await user.click(await screen.findByRole('switch', { name: 'Home page' }));
  await user.click(button);
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'buriedPointSave')?.body).toEqual({
      points: [{ pointId: 2, rowVersion: 3, isOn: true }],
    }),
  );
  expect(await screen.findByText('Recorded clicks saved')).toBeTruthy();
});

test('choices are kept when someone else changed a point, and saved over the points as they are now', async () => {
  let isChanged = false;
  const { user, calls } = await openBackoffice('/manager/buried', {
    overrides: {
      buriedList: () => ({ rows: rows.map((row) => (isChanged ? { ...row, rowVersion: 4 } : row)), total: 2 }),
      buriedPointSave() {
        if (isChanged) return null;
        isChanged = true;
        return refuse('900410', { theirs: { ...rows[1], rowVersion: 4 }, changedBy: 'liu', changedAt: null });
      },
    },
  });
  await user.click(await screen.findByRole('switch', { name: 'Home page' }));
  const button = screen.getByRole('button', { name: 'Save recorded clicks' });
  await user.click(button);
  expect(await screen.findByText(/^Someone else changed the tracking points\. Your choices were kept/)).toBeTruthy();
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
  await waitFor(() =>
    expect(calls.findLast(({ operation }) => operation === 'buriedPointSave')?.body).toEqual({
      points: [{ pointId: 2, rowVersion: 4, isOn: true }],
    }),
  );
});

test('without the power to edit, no point can be switched', async () => {
  await openBackoffice('/manager/buried', {
    powers: ['/manager/buried'],
    overrides: { buriedList: { rows, total: 2 } },
  });
  expect((await screen.findByRole('switch', { name: 'OE search' })).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save recorded clicks' })).toBeNull();
});
