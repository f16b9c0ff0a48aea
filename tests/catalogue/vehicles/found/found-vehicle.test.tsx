import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { misfitPartOf, partOf } from '../../../support/screens/part-of.ts';
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
