import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { resultOf, VIN } from '../../vehicles/support.ts';

test('after choosing the search by factory code, a text is searched as one, and the box says so', async () => {
  useFakeApi({ getVehicleByFgwCode: resultOf([]) });
  const { user, place } = await openPage('/search/vehicle?by=fgwCode');
  await user.type(await screen.findByRole('textbox'), 'HOWOTH324{Enter}');
  expect(screen.getByText('按出厂代码查询')).toBeDefined();
  await waitFor(() => expect(place()).toContain('q=HOWOTH324&by=fgwCode'));
});

test('a VIN is searched as a VIN even in the search by factory code', async () => {
  useFakeApi({ getVehicleByVin: resultOf([]) });
  const { user, place } = await openPage('/search/vehicle?by=fgwCode');
  await user.type(await screen.findByRole('textbox'), `${VIN}{Enter}`);
  await waitFor(() => expect(place()).toContain(`q=${VIN}&by=vin`));
});

test('clearing the box keeps the focus in it', async () => {
  useFakeApi();
  const { user } = await openPage('/search/vehicle');
  const box = await screen.findByRole('textbox');
  await user.type(box, '朗逸');
  await user.click(screen.getByRole('button', { name: '清空查询框' }));
  expect(document.activeElement).toBe(box);
  expect(box).toHaveProperty('value', '');
});

test('the end of a VIN is named as such besides the number that it may be', async () => {
  useFakeApi();
  const { user } = await openPage('/search/vehicle');
  const box = await screen.findByRole('textbox');
  await user.type(box, '113527');
  expect(screen.getByText(/也按车架号末位查本店车辆/)).toBeDefined();
  await user.clear(box);
  await user.type(box, '朗逸');
  expect(screen.queryByText(/VIN 末位/)).toBeNull();
});
