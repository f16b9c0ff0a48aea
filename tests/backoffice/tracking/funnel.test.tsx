import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const point = (pointId: number, pointCode: string) => ({ pointId, pointCode, name: '页面', nameEn: pointCode });
const buriedFunnel = {
  points: [point(1, 'home'), point(2, 'buy')],
  steps: [
    { ...point(1, 'home'), users: 40, clicks: 90 },
    { ...point(2, 'buy'), users: 10, clicks: 12 },
  ],
};

test('the funnel of the URL is read in its order and shows the share that went on', async () => {
  const { calls } = await openBackoffice('/manager/buried?steps=1.2&days=7', { overrides: { buriedFunnel } });
  const funnel = await screen.findByRole('region', { name: 'Funnel' });
  const row = await within(funnel).findByRole('row', { name: /buy/ });
  expect(within(row).getAllByText('25%')).toHaveLength(2);
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'buriedFunnel')?.body).toEqual({ days: 7, pointIds: [1, 2] }),
  );
});
