import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import '../../work-orders/lines/popovers.ts';
import { partsFakes } from '../parts-fakes.ts';

/** Names of the parts whose rows were rendered. */
const drawn: string[] = [];
vi.mock('../../../../src/catalogue/parts/table/quantity.tsx', async (load) => {
  const { quantityOf } = await load<typeof import('../../../../src/catalogue/parts/table/quantity.tsx')>();
  return {
    quantityOf,
    Quantity({ part }: { part: { stdPartName: string; partCount: number; unit: string } }) {
      drawn.push(part.stdPartName);
      return `${part.partCount} ${part.unit}`;
    },
  };
});

test('a change outside the list re-renders no row, and hovering re-renders only that row', async () => {
  useFakeApi(partsFakes({ getEPrice: [], getPartPriceList: [] }));
  const { user } = await openPage('/search/parts?vehicleId=7');
  const row = await screen.findByRole('row', { name: /机油滤清器/ });
  await screen.findByRole('button', { name: '1 机油滤清器' });
  expect(await screen.findAllByText('¥122')).toHaveLength(2);
  expect(drawn.length).toBeGreaterThan(0);

  drawn.length = 0;
  await user.click(screen.getByRole('button', { name: /显示所有热点/ }));
  await user.keyboard('?');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(drawn).toEqual([]);

  await user.hover(row);
  expect(new Set(drawn)).toEqual(new Set(['机油滤清器']));
});
