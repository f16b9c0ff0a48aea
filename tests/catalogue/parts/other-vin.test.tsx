import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useFakeApi } from '../../support/fakes.ts';
import { openPage } from '../../support/open-page.tsx';
import { vehicleOf } from '../../support/vehicle-of.ts';
import { partsFakes } from './parts-fakes.ts';

beforeEach(() => localStorage.clear());

test('a VIN of another model is said, taken out of the link, and kept nowhere', async () => {
  const vehicle = { ...vehicleOf({}), vehicleId: 7 };
  const asked = useFakeApi(
    partsFakes({
      getVehicleConfig: ({ vin }) => ({
        vehicle,
        config: [],
        producedFrom: '2018-01-01',
        producedTo: null,
        ...(vin === undefined ? {} : { isOtherVin: true }),
      }),
    }),
  );
  const { place } = await openPage('/search/parts?vehicleId=7&vin=LFWSRXSJ1J1000000&province=110000');
  expect(await screen.findByText(/车架号 LFWSRXSJ1J1000000 属于其他车型/)).toBeDefined();
  await waitFor(() => expect(place()).not.toContain('vin='));
  expect(place()).toContain('vehicleId=7');
  const kept = () => asked.flatMap(({ operation, body }) => (operation === 'saveHist' ? [body] : []));
  await waitFor(() => expect(kept()).toEqual([expect.objectContaining({ vehicleId: 7, vin: null })]));
  expect(place()).not.toContain('vin=');
});
