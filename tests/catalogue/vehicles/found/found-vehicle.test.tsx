import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { misfitPartOf, partOf } from '../../../support/screens/part-of.ts';
import { drawing, partsFakes } from '../../parts/parts-fakes.ts';
import { lavidas, resultOf, VIN } from '../support.ts';

const systems = [
  { name: '发动机', stdAssyId: '10', vehAssyId: 11, assemblyNum: 5 },
  { name: '制动系统', stdAssyId: '17', vehAssyId: 31, assemblyNum: 2 },
];
const found = {
  getVehicleByVin: resultOf(lavidas.slice(0, 1), { certainty: 'certain', rule: 'vinRule', query: VIN }),
  getVehicleSystems: systems,
};
const url = `/search/vehicle?q=${VIN}&by=vin`;
const inABook = { vehAssyId: 11, assemblyName: '润滑系统' };
/** Calls that take a lookup. */
const PAID = ['getAssemblyParts', 'getImageInfo', 'getCommonPartList', 'getMaintainListByMileage', 'getPartTreeData'];

test('a found vehicle shows its systems, each of which opens its first assembly, and takes no lookup', async () => {
  const requests = useFakeApi({ ...found, listOpenVehicles: [] });
  await openPage(url);
  const region = await screen.findByRole('region', { name: '按系统查配件' });
  const brakes = await within(region).findByRole('link', { name: /制动系统/ });
  expect(brakes.getAttribute('href')).toBe(`/search/parts?vehicleId=1&vin=${VIN}&node=31`);
  expect(within(region).getByText('2 个总成')).toBeDefined();
  expect(requests.map(({ operation }) => operation).filter((operation) => PAID.includes(operation))).toEqual([]);
});

test('a vehicle whose free time ends within a minute counts as not opened', async () => {
  const until = new Date(Date.now() + 30_000).toISOString();
  const requests = useFakeApi({ ...found, listOpenVehicles: [{ vehicleId: 1, vehicleTypeCode: 'C', until }] });
  await openPage(url);
  await screen.findByRole('link', { name: /制动系统/ });
  expect(requests.map(({ operation }) => operation).filter((operation) => PAID.includes(operation))).toEqual([]);
});

test('an opened vehicle shows common parts that fit, each once, and the service due', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  useFakeApi({
    ...found,
    listOpenVehicles: [{ vehicleId: 1, vehicleTypeCode: 'C', until }],
    getCommonPartList: {
      partsList: [
        { ...partOf({ oeId: 1, orderNo: '3' }), ...inABook },
        { ...partOf({ oeId: 2 }), ...inABook },
        { ...misfitPartOf({ oeId: 3, stdPartId: 2, stdPartName: '空气滤清器' }), ...inABook },
      ],
    },
    getDefaultMaintain: () => refuse('700101'),
  });
  await openPage(url);
  const region = await screen.findByRole('region', { name: /常用件/ });
  const link = await within(region).findByRole('link', { name: '机油滤清器' });
  expect(link.getAttribute('href')).toBe(`/search/parts?vehicleId=1&vin=${VIN}&node=11&callout=3`);
  expect(within(region).getAllByRole('link')).toHaveLength(1);
  // The vehicle has no plan: nothing is said of service.
  expect(screen.queryByRole('region', { name: /到期保养/ })).toBeNull();
});

test('the systems of an opened vehicle show their drawings, scans too', async () => {
  // Without it everything counts as visible.
  vi.stubGlobal('IntersectionObserver', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const content = Buffer.from('scan').toString('base64');
  const requests = useFakeApi({
    ...partsFakes({ getImageInfo: { ...drawing, mediaType: 'image/webp', svg: null } }),
    ...found,
    listOpenVehicles: [{ vehicleId: 1, vehicleTypeCode: 'C', until }],
    getDrawingImage: { fileName: 'drawing-5.webp', mediaType: 'image/webp', content },
  });
  await openPage(url);
  const tile = await screen.findByRole('link', { name: /发动机/ });
  await waitFor(() => expect(tile.querySelector('img[src^="blob:"]')).not.toBeNull());
  const requested = requests.find(({ operation }) => operation === 'getDrawingImage');
  expect(requested?.body).toEqual({ drawingId: 5, vehicleId: 1 });
});
