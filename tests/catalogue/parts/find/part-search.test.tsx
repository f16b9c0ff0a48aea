import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { partOf } from '../../../support/screens/part-of.ts';
import { partsFakes } from '../parts-fakes.ts';

const URL = '/search/parts?vehicleId=7';
const rowOf = async (name: string) => await screen.findByRole('row', { name: new RegExp(name) });

test('Enter does not pick a hit that is only similar to the typed text', async () => {
  const part = partOf({ oeId: 30, orderNo: '3', stdPartName: '机油泵' });
  useFakeApi(
    partsFakes({
      searchPartByNameOrOe: [{ part, vehAssyId: 12, assemblyName: 'Lubrication', rule: 'oneEdit' }],
      trackPartName: null,
    }),
  );
  const { user, place } = await openPage(URL);
  await rowOf('放油螺塞');
  await user.type(screen.getByRole('searchbox', { name: '在本车中查找配件' }), '汽油泵{Enter}');
  expect(await screen.findByRole('button', { name: /机油泵差一个字/ })).toBeDefined();
  expect(place()).not.toContain('callout');
});

test('a VIN typed into the search of a vehicle’s parts opens the next vehicle', async () => {
  useFakeApi(partsFakes({ getVehicleByVin: () => refuse('100100') }));
  const { user, place } = await openPage(URL);
  await rowOf('放油螺塞');
  await user.type(screen.getByRole('searchbox', { name: '在本车中查找配件' }), 'lsvna2cj1k2113527{Enter}');
  await waitFor(() => expect(place()).toBe('/search/vehicle?q=lsvna2cj1k2113527&by=vin'));
});

test('a part that the vehicle does not have is named, with links to the nearest assemblies', async () => {
  const absent = {
    stdPartCode: 'P1',
    stdPartName: '火花塞',
    assemblies: [{ vehAssyId: 12, assemblyName: '润滑系统' }],
  };
  useFakeApi(partsFakes({ searchPartByNameOrOe: () => refuse('300341', absent), trackPartName: null }));
  const { user, place } = await openPage(URL);
  await rowOf('放油螺塞');
  await user.type(screen.getByRole('searchbox', { name: '在本车中查找配件' }), '火花塞{Enter}');
  expect(await screen.findByText('本车没有火花塞')).toBeDefined();
  await user.click(screen.getByRole('link', { name: '润滑系统' }));
  await waitFor(() => expect(place()).toContain('node=12'));
  expect(screen.queryByText('本车没有火花塞')).toBeNull();
});
