import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { resources } from '../../../src/contract/all-calls.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const record: z.output<typeof resources.package.item> = {
  ...{ packageId: 7, packageName: '百次包', packageNameEn: 'Hundred', vehicleClass: 'C', kind: 'count', amount: 100 },
  ...{ days: 30, priceFen: 12_850, formerPriceFen: null, platform: 'all', isOnSale: true, isOnce: true },
  ...{ packageOrder: 1, description: '', descriptionEn: 'For trying out', rowVersion: 1 },
};

test('prices are edited in yuan, sent in fen, and shown at once on the buyer’s card', async () => {
  const { user, calls } = await openBackoffice('/manager/package/edit/7', {
    overrides: { packageGet: record, packageUpdate: record },
  });
  const card = within(await screen.findByRole('complementary', { name: 'As buyers see it' }));
  expect(await card.findByText('¥128.50')).toBeTruthy();
  expect(card.getByText('Hundred')).toBeTruthy();
  expect(card.getByText('Once per account')).toBeTruthy();
  const price = await screen.findByLabelText<HTMLInputElement>('Price');
  expect(price.value).toBe('128.50');
  await user.clear(price);
  await user.type(price, '99.9');
  expect(await card.findByText('¥99.90')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  const [edit] = calls.filter(({ operation }) => operation === 'packageUpdate');
  expect(edit?.body).toMatchObject({ values: { priceFen: 9_990 } });
});

test('the card of an empty form has placeholders and no price', async () => {
  const { user } = await openBackoffice('/manager/package/create');
  const card = within(await screen.findByRole('complementary', { name: 'As buyers see it' }));
  expect(await card.findAllByText('—')).not.toHaveLength(0);
  expect(card.queryByText(/¥/)).toBeNull();
  await user.type(await screen.findByLabelText('Price'), '99.9');
  expect(await card.findByText('¥99.90')).toBeTruthy();
});
