import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allPages, findPage, pageGroups } from '../../../../src/server/api-services/documents/folds/pages.ts';
import { searchEntriesOf } from '../../../../src/server/api-services/documents/folds/search-entries.ts';
import { documentSource } from '../../../support/api-services/published-interfaces.ts';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';

/** Answers as the server does. */
function useDocuments() {
  const source = documentSource();
  return useFakeApi({
    documentPage: ({ id }: { id: string }) => ({ groups: pageGroups(source), page: findPage(source, id) ?? null }),
    documentSearch: { entries: searchEntriesOf(allPages(source)) },
  });
}

test('the overview lists the interfaces by class and leads to the quick start', async () => {
  useDocuments();
  await openPage('/service', 'en', null);
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('heading', { level: 1, name: 'API services' })).toBeDefined();
  const links = await main.findAllByRole('link', { name: 'VIN to vehicle' });
  expect(links[0]?.getAttribute('href')).toBe('/service/interface?id=vinToVehicle');
  expect(main.getAllByRole('link', { name: 'Quick start' }).at(-1)?.getAttribute('href')).toBe('/service/quick-start');
});

test('a reference shows its fields as a tree that folds, and each has a link', async () => {
  useDocuments();
  const { user } = await openPage('/service/interface?id=vinToVehicle', 'en', null);
  const fields = within(await screen.findByRole('table', { name: 'Answer fields' }));
  const link = fields.getByRole('link', { name: 'vehicleId' });
  expect(link.getAttribute('href')).toBe('#response.vehicles.vehicleId');
  const row = () => fields.queryByRole('row', { name: /vehicleId/ });
  expect(row()).not.toBeNull();
  await user.click(fields.getByRole('button', { name: 'Collapse vehicles' }));
  expect(row()).toBeNull();
  await user.click(fields.getByRole('button', { name: 'Expand vehicles' }));
  expect(row()).not.toBeNull();
});

test('the chosen language of samples is kept from page to page', async () => {
  useDocuments();
  const { user } = await openPage('/service/interface?id=vinToVehicle', 'en', null);
  await user.click(await screen.findByRole('tab', { name: 'Python' }));
  expect(screen.getByRole('region', { name: 'Python' }).textContent).toContain('import urllib.request');
  await user.click(screen.getAllByRole('link', { name: 'Quick start' })[0] ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Quick start' });
  expect(screen.getByRole('tab', { name: 'Python' }).getAttribute('aria-selected')).toBe('true');
});

test('the search finds a field and leads to it', async () => {
  useDocuments();
  const { user } = await openPage('/service', 'en', null);
  await user.type(await screen.findByRole('searchbox', { name: 'Search the documentation' }), 'vehicleId');
  const found = await screen.findByRole('link', { name: /^vehicles\.vehicleId/ });
  expect(found.getAttribute('href')).toBe('/service/interface?id=vinToVehicle#response.vehicles.vehicleId');
});

test('an id without a document says so and keeps the list of pages', async () => {
  useDocuments();
  await openPage('/service/interface?id=nothing', 'en', null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'VIN to vehicle' }).length).toBeGreaterThan(0);
});

test('the document of an interface has no header, and its links stay among documents', async () => {
  useDocuments();
  await openPage('/document/vinToVehicle', 'en');
  await screen.findByRole('heading', { level: 1, name: 'VIN to vehicle' });
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  const links = screen.getAllByRole('link', { name: 'VIN to vehicle' });
  expect(links[0]?.getAttribute('href')).toBe('/document/vinToVehicle');
});

test('the title of the window is that of the document', async () => {
  useDocuments();
  await openPage('/service/interface?id=vinToVehicle', 'en', null);
  await waitFor(() => expect(document.title).toMatch(/^VIN to vehicle · /));
});
