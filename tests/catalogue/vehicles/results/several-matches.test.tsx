import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { vehicleOf } from '../../../support/screens/vehicle-of.ts';
import { lavidas, resultOf, VIN } from '../support.ts';

test('candidates of a VIN stand side by side with only their differences, and the text says what the VIN means', async () => {
  useFakeApi({ getVehicleByVin: resultOf(lavidas.slice(0, 2), { rule: 'vinRule', query: VIN }) });
  await openPage(`/search/vehicle?q=${VIN}&by=vin`);
  const table = await screen.findByRole('table', { name: /候选车型对比/ });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  const rows = within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual(['变速箱', '操作']);
  expect(screen.getByText(/这个车架号对应以上任一车型/)).toBeDefined();
  for (const link of within(table).getAllByRole('link', { name: /^查配件/ }))
    expect(link.getAttribute('href')).toContain(`vin=${VIN}`);
});

test('a longer list says once what its vehicles share and differ in, and has no column without a difference', async () => {
  const vehicles = ['comfort', 'luxury', 'sport', 'premium', 'flagship'].map((cfgLevel, index) =>
    vehicleOf({ vehicleId: index + 1, cfgLevel, fgwCode: null, announcement: null }),
  );
  useFakeApi({ getVehicleByName: resultOf(vehicles) });
  await openPage('/search/vehicle?q=朗逸&by=name');
  const family = await screen.findByRole('region', { name: '大众 朗逸' });
  expect(screen.getByText('配置 5 种')).toBeDefined();
  expect(screen.getByText(/变速箱 手动/)).toBeDefined();
  const heads = within(family)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(heads).toEqual(['车型', '配置', '操作']);
  expect(within(family).getByText('2016 款 · 1.6L')).toBeDefined();
  expect(within(family).queryByText('—')).toBeNull();
});
