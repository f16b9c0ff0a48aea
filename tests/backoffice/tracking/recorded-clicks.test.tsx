import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const point = { path: '/search/oe', clickNum: 0, lastAt: null, rowVersion: 3 };
const rows = [
  { ...point, pointId: 1, pointCode: 'oe', name: 'OE search', isOn: true },
  { ...point, pointId: 2, pointCode: 'home', name: 'Home page', isOn: false, path: '/index' },
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

test('without the power to edit, no point can be switched', async () => {
  await openBackoffice('/manager/buried', {
    powers: ['/manager/buried'],
    overrides: { buriedList: { rows, total: 2 } },
  });
  expect((await screen.findByRole('switch', { name: 'OE search' })).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save recorded clicks' })).toBeNull();
});
