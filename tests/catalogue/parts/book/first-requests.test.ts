import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { firstRequests, requestedBook } from '../../../../src/catalogue/parts/book/first-requests.ts';
import { prefetchPartsScreen } from '../../../../src/catalogue/parts/parts-loader.ts';
import { queryClient } from '../../../../src/providers/calls/query-client.ts';
import { storeLanguage } from '../../../../src/providers/language.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeSession, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { partsFakes } from '../parts-fakes.ts';

beforeEach(() => {
  setSession(fakeSession);
  storeLanguage('zh-CN');
  queryClient.clear();
});

const VIN = 'LFWSRXSJ1J1000000';
const requestsOf = (link: string) => {
  const book = requestedBook(new URL(link, 'http://localhost'));
  return book === undefined ? [] : firstRequests(book).map(({ call, body }) => [call.operation, body]);
};

test('for a passenger vehicle rows, tree and vehicle are requested at once, all with the VIN of the URL', () => {
  expect(requestsOf(`/search/parts?vehicleId=7&vin=${VIN}`)).toEqual([
    ['getTreeNodePartData', { vehicleId: 7, vin: VIN }],
    ['getPartTreeData', { vehicleId: 7, vehicleTypeCode: 'C', vin: VIN }],
    ['getVehicleConfig', { vehicleId: 7, isVin: true, vin: VIN }],
  ]);
  expect(requestsOf('/search/parts?vehicleId=7&node=12')[0]).toEqual([
    'getTreeNodePartData',
    { vehicleId: 7, partGroupId: 12 },
  ]);
});

test('for a truck everything is requested at once too, and all that is charged carries the VIN of the URL', () => {
  expect(requestsOf(`/search/covParts?vehicleId=7&vin=${VIN}`)).toEqual([
    ['getTreeChildNodeCovPartData', { vehicleId: 7, vin: VIN }],
    ['getBPartTreeData', { vehicleId: 7, vin: VIN }],
    ['getIsShowOFTree', { vehicleId: 7 }],
    ['getCovVehicleConfig', { vehicleId: 7, isVin: true, vin: VIN }],
  ]);
  expect(requestsOf('/search/covParts?vehicleId=7').map(([operation]) => operation)).toEqual([
    'getTreeChildNodeCovPartData',
    'getBPartTreeData',
    'getIsShowOFTree',
    'getCovVehicleConfig',
  ]);
});

test('for other tabs and for an OE number in the URL only the vehicle is requested', () => {
  for (const search of ['tab=crash', 'tab=oe&find=x', 'oe=1K0129620'])
    expect(requestsOf(`/search/parts?vehicleId=7&${search}`).map(([operation]) => operation)).toEqual([
      'getVehicleConfig',
    ]);
  expect(requestsOf('/search/parts')).toEqual([]);
  expect(requestsOf('/search/maintain?vehicleId=7')).toEqual([]);
});

test.each([
  '/search/parts?vehicleId=7',
  '/search/parts?vehicleId=7&node=11',
  '/search/covParts?vehicleId=7',
  `/search/covParts?vehicleId=7&vin=${VIN}`,
])('%s: the screen uses the requests of its loader and repeats none', async (link) => {
  const received = useFakeApi(partsFakes());
  await openPage(link);
  await screen.findAllByRole('tab');
  const expected = requestsOf(link);
  expect(expected.length).toBeGreaterThan(2);
  await waitFor(() => {
    const operations = received.map(({ operation }) => operation);
    for (const [operation] of expected) expect(operations).toContain(operation);
  });
  const sent = received.map(({ operation, body }) => JSON.stringify([operation, body]));
  for (const request of expected.map((entry) => JSON.stringify(entry)))
    expect(sent.filter((other) => other === request)).toHaveLength(1);
});

test('the loader starts every first request, and only for signed-in users', async () => {
  const received = useFakeApi(partsFakes());
  const url = new URL('http://localhost/search/parts?vehicleId=7');
  setSession(null);
  await prefetchPartsScreen(url);
  expect(received).toEqual([]);
  setSession(fakeSession);
  await prefetchPartsScreen(url);
  await waitFor(() =>
    expect(received.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining([...requestsOf(url.href).map(([operation]) => operation), 'systemMenu']),
    ),
  );
  const operations = received.map(({ operation }) => operation);
  expect(new Set(operations).size).toBe(operations.length);
});

test('the loader waits for the rows, so that the screen is rendered once with them, but not for long', async () => {
  const url = new URL('http://localhost/search/parts?vehicleId=7');
  useFakeApi(partsFakes());
  await prefetchPartsScreen(url);
  for (const [operation, body] of requestsOf(url.href))
    expect(queryClient.getQueryData([operation, 'zh-CN', body])).toBeDefined();
  queryClient.clear();
  useFakeApi(partsFakes({ getPartTreeData: () => new Promise(() => undefined) }));
  await prefetchPartsScreen(url);
});
