import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse, useFakeApi } from '../../support/screens/fakes.ts';
import { openPage } from '../../support/screens/open-page.tsx';
import { vehicleOf } from '../../support/screens/vehicle-of.ts';
import { partsFakes } from './parts-fakes.ts';

test('a truck opened on the screen for passenger cars is redirected to its own with its VIN', async () => {
  const truck = vehicleOf({
    vehicleId: 5,
    vehicleTypeCode: 'B',
    brandName: '解放',
    familyName: 'J6P',
    vehicleName: '6×4',
  });
  useFakeApi(
    partsFakes({
      getVehicleConfig: () => refuse('200500'),
      getCovVehicleConfig: { vehicle: truck, config: [], producedFrom: '2018-01-01', producedTo: null },
    }),
  );
  const { place } = await openPage('/search/parts?vehicleId=5&vin=LFWSRXSJ2J1F00001');
  expect(await screen.findByRole('heading', { name: '解放 J6P 6×4' })).toBeDefined();
  await waitFor(() => expect(place()).toContain('/search/covParts?vehicleId=5&vin=LFWSRXSJ2J1F00001'));
});

test('a vehicle that is no longer in the catalogue shows a dialog that leads to the vehicle search', async () => {
  useFakeApi(partsFakes({ getVehicleConfig: () => refuse('100100') }));
  const { user, place } = await openPage('/search/parts?vehicleId=99');
  const dialog = within(await screen.findByRole('dialog', { name: '提示' }));
  expect(dialog.getByText('数据已更新，是否重新查询？')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(place()).toBe('/search/vehicle'));
});
