import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookAtHand } from '../../../../src/catalogue/parts/book/fetch-book.ts';
import { begunAt, firstCalls } from '../../../../src/catalogue/parts/book/first-calls.ts';
import { queryClient } from '../../../../src/providers/calls/query-client.ts';
import { queryKeyOf } from '../../../../src/providers/calls/use-call.ts';
import { beginEarly } from '../../../../src/providers/early-calls.ts';
import { storeLanguage } from '../../../../src/providers/language.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeSession, refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { partsFakes } from '../parts-fakes.ts';

beforeEach(() => {
  setSession(fakeSession);
  storeLanguage('zh-CN');
  // fetch of Node.js rejects relative URLs.
  const fetchOfNode = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetchOfNode(new URL(path, window.location.href), init));
});
afterEach(() => {
  globalThis.earlyCalls = undefined;
});

const VIN = 'LFWSRXSJ1J1000000';
const asked = (link: string) => {
  const { pathname, search } = new URL(link, 'http://localhost');
  const begun = begunAt(pathname, search);
  return begun === undefined ? [] : firstCalls(begun).map(({ call, body }) => [call.operation, body]);
};

test('for a passenger vehicle rows, tree and vehicle are requested at once, all with the VIN of the URL', () => {
  expect(asked(`/search/parts?vehicleId=7&vin=${VIN}`)).toEqual([
    ['getTreeNodePartData', { vehicleId: 7, vin: VIN }],
    ['getPartTreeData', { vehicleId: 7, vehicleTypeCode: 'C', vin: VIN }],
    ['getVehicleConfig', { vehicleId: 7, isVin: true, vin: VIN }],
  ]);
  expect(asked('/search/parts?vehicleId=7&node=12')[0]).toEqual([
    'getTreeNodePartData',
    { vehicleId: 7, partGroupId: 12 },
  ]);
});

test('for a truck with a VIN only the vehicle is requested, because the other calls carry no VIN and would be charged unverified', () => {
  expect(asked(`/search/covParts?vehicleId=7&vin=${VIN}`)).toEqual([
    ['getCovVehicleConfig', { vehicleId: 7, isVin: true, vin: VIN }],
  ]);
  expect(asked('/search/covParts?vehicleId=7').map(([operation]) => operation)).toEqual([
    'getTreeChildNodeCovPartData',
    'getBPartTreeData',
    'getIsShowOFTree',
    'getCovVehicleConfig',
  ]);
});

test('for other tabs and for an OE number in the URL only the vehicle is requested', () => {
  for (const search of ['tab=crash', 'tab=oe&find=x', 'oe=1K0129620'])
    expect(asked(`/search/parts?vehicleId=7&${search}`).map(([operation]) => operation)).toEqual(['getVehicleConfig']);
  expect(asked('/search/parts')).toEqual([]);
  expect(asked('/search/maintain?vehicleId=7')).toEqual([]);
});

test.each(['/search/parts?vehicleId=7', '/search/parts?vehicleId=7&node=11', '/search/covParts?vehicleId=7'])(
  '%s: the screen uses every prefetched response and repeats no request',
  async (link) => {
    const came = useFakeApi(partsFakes());
    const { pathname, search } = new URL(link, 'http://localhost');
    const begun = begunAt(pathname, search);
    const early = begun === undefined ? [] : firstCalls(begun);
    expect(early.length).toBeGreaterThan(2);
    beginEarly(early);
    await waitFor(() => expect(came).toHaveLength(early.length));
    await openPage(link);
    await waitFor(() => expect(globalThis.earlyCalls?.size).toBe(0), { timeout: 8_000 });
    await screen.findAllByRole('tab');
    for (const { call, body } of early)
      expect(
        came.filter(
          (other) => other.operation === call.operation && JSON.stringify(other.body) === JSON.stringify(body),
        ),
      ).toHaveLength(1);
  },
);

test('prefetched responses are cached before the first render, and errors are left to the screen', async () => {
  const came = useFakeApi(partsFakes());
  const at = { pathname: '/search/parts', search: '?vehicleId=7' };
  const begun = begunAt(at.pathname, at.search);
  const early = begun === undefined ? [] : firstCalls(begun);
  queryClient.clear();
  await bookAtHand(at);
  expect(came).toEqual([]);
  beginEarly(early);
  await bookAtHand(at);
  for (const { call, body } of early) expect(queryClient.getQueryData(queryKeyOf(call, body))).toBeDefined();
  queryClient.clear();
  useFakeApi(partsFakes({ getPartTreeData: () => refuse('500501') }));
  beginEarly(early);
  await bookAtHand(at);
  expect(globalThis.earlyCalls?.size).toBe(early.length);
});
