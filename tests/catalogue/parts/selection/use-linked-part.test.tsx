import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { misfitPartOf } from '../../../support/screens/part-of.ts';
import '../../work-orders/lines/popovers.ts';
import { parts, partsFakes } from '../parts-fakes.ts';

const URL = '/search/parts?vehicleId=7&node=11';

test('a link to a callout opens its part; closed, it stays closed', async () => {
  useFakeApi(partsFakes());
  const { user, place } = await openPage(`${URL}&callout=12`);
  const panel = within(await screen.findByRole('complementary', { name: '放油螺塞' }));
  await user.click(panel.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(place()).toBe(`${URL}&callout=12`));
  expect(screen.queryByRole('complementary', { name: '放油螺塞' })).toBeNull();
});

test('a link to a callout with misfits only opens its part and lists it', async () => {
  const misfit = misfitPartOf({ oeId: 5, orderNo: '5', stdPartName: '油底壳（自动）' });
  useFakeApi(
    partsFakes({
      getTreeNodePartData: {
        vehAssyId: 11,
        assemblyName: 'Cylinder block',
        drawingId: 5,
        partsList: [...parts, misfit],
      },
    }),
  );
  const { place } = await openPage(`${URL}&callout=5`);
  expect(await screen.findByRole('complementary', { name: '油底壳（自动）' })).toBeDefined();
  expect(await screen.findByRole('row', { name: /油底壳（自动）/ })).toBeDefined();
  expect(place()).toContain('part=5');
});
