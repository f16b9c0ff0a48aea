import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { matchingGroups } from '../../../../src/catalogue/api-services/entry/matching-groups.ts';
import type { PageGroup } from '../../../../src/contract/api-services/documents/schemas.ts';
import { Refusal } from '../../../../src/server/platform/errors.ts';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';

const page = (id: string, title: string, given: Partial<PageGroup['pages'][number]> = {}) => ({
  ...{ id, title, path: `/service/interface?id=${id}`, summary: `about ${title}`, isInterface: true },
  status: 'published' as const,
  ...given,
});

const groups: PageGroup[] = [
  { title: 'Guides', pages: [page('overview', 'Overview', { isInterface: false })] },
  { title: 'Vehicles', pages: [page('vinToVehicle', 'VIN to vehicle'), page('drillDown', 'Drill-down')] },
  {
    title: 'Parts',
    pages: [page('oeSearch', 'OE search', { status: 'deprecated' }), page('newOne', 'New one', { status: 'draft' })],
  },
];

const documentPage = { groups, page: null };
const userInterfaceList = { datas: [], pageSize: 20 as const, rowCount: 4 };

test('the interfaces are listed by class, with their documents and the debugger', async () => {
  useFakeApi({ documentPage, userInterfaceList });
  const { place } = await openPage('/interface', 'en');
  const vehicles = within(await screen.findByRole('region', { name: 'Vehicles' }));
  expect(vehicles.getByRole('link', { name: 'VIN to vehicle' }).getAttribute('href')).toBe('/document/vinToVehicle');
  expect(vehicles.getByRole('link', { name: 'Try it VIN to vehicle' }).getAttribute('href')).toBe(
    '/debuggerTools/vinToVehicle',
  );
  const parts = within(screen.getByRole('region', { name: 'Parts' }));
  expect(parts.getByText('Deprecated')).toBeDefined();
  // A draft can be read by who may preview it, and not be called.
  expect(parts.getByRole('link', { name: 'New one' }).getAttribute('href')).toBe('/document/newOne?preview=1');
  expect(parts.queryByRole('link', { name: 'Try it New one' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Guides' })).toBeNull();
  expect(screen.getByRole('link', { name: 'My interfaces' }).getAttribute('href')).toBe('/user/interfaces');
  expect(place()).toBe('/interface');
});

test('the tip about one’s own interfaces is hidden by 600203', async () => {
  useFakeApi({
    documentPage,
    userInterfaceList: () => {
      throw new Refusal('600203');
    },
  });
  await openPage('/interface', 'en');
  await screen.findByRole('region', { name: 'Vehicles' });
  expect(screen.queryByRole('link', { name: 'My interfaces' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the search is in the URL and leaves the interfaces with every word', async () => {
  useFakeApi({ documentPage, userInterfaceList });
  const { user, place } = await openPage('/interface?q=oe', 'en');
  await screen.findByRole('region', { name: 'Parts' });
  expect(screen.queryByRole('region', { name: 'Vehicles' })).toBeNull();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nothing like it{enter}');
  expect(await screen.findByText('No interfaces match')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(place()).toBe('/interface'));
});

test('words are found in names, codes and summaries', () => {
  const idsOf = (search: string) => matchingGroups(groups, search).flatMap(({ pages }) => pages.map(({ id }) => id));
  expect(idsOf('VEHICLE vin')).toEqual(['vinToVehicle']);
  expect(idsOf('drilldown')).toEqual(['drillDown']);
  expect(idsOf('about')).toEqual(['vinToVehicle', 'drillDown', 'oeSearch', 'newOne']);
});
