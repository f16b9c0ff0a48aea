import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { makeContext } from '../../support/server/make-context.ts';
import { openTinyVehicles } from '../../support/tiny-catalogue/open-tiny-vehicles.ts';

let tiny: Awaited<ReturnType<typeof openTinyVehicles>>;
beforeAll(async () => {
  tiny = await openTinyVehicles();
});
afterAll(() => tiny.db.close());

const zh = makeContext();
const en = makeContext({ language: 'en' });

test('a passenger car is found by letter, brand, family, group and vehicle', async () => {
  const { routes } = tiny;
  expect(await routes.getBrandLetters({}, zh)).toEqual(['D', 'S']);
  expect(calls.getBrandsByInitial.result.parse(await routes.getBrandsByInitial({ initial: 'D' }, zh))).toEqual([
    { brandId: 1, brandCode: 'VW', brandName: '大众', initial: 'D', familyNum: 1 },
  ]);
  expect(calls.getFamiliesByBrand.result.parse(await routes.getFamiliesByBrand({ brandId: 1 }, zh))).toEqual([
    {
      familyId: 1,
      familyName: '朗逸',
      makerName: '上汽大众',
      body: 'sedan',
      yearFrom: 2015,
      yearTo: null,
      vehicleNum: 3,
    },
  ]);
  expect(calls.getGroupsByFamily.result.parse(await routes.getGroupsByFamily({ familyId: 1 }, zh))).toEqual([
    { groupId: 2, groupName: '三代 1.4T', yearFrom: 2018, yearTo: null, vehicleNum: 1 },
    { groupId: 1, groupName: '二代 1.6L', yearFrom: 2015, yearTo: 2018, vehicleNum: 2 },
  ]);
  const result = calls.getVehiclesByGroup.result.parse(await routes.getVehiclesByGroup({ groupId: 1 }, zh));
  expect(result.vehicleList.map(({ vehicleId }) => vehicleId)).toEqual([1, 2]);
  expect(result.questionList.map(({ field }) => field)).toEqual(['gearboxType', 'cfgLevel']);
  expect(result.analysisDesc).toEqual({ certainty: 'likely', rule: 'drillDown', query: '二代 1.6L' });
});

test('a truck is found by the same steps', async () => {
  const { routes } = tiny;
  expect(await routes.getCovBrandLetters({}, zh)).toEqual(['J']);
  expect(await routes.getCovBrandsByInitial({ initial: 'J' }, zh)).toMatchObject([{ brandId: 3 }]);
  expect(await routes.getCovFamiliesByBrand({ brandId: 3 }, zh)).toMatchObject([{ familyId: 3, body: 'tractor' }]);
  expect(await routes.getCovGroupsByFamily({ familyId: 3 }, zh)).toMatchObject([{ groupId: 4, vehicleNum: 1 }]);
  expect(await routes.getCovVehiclesByGroup({ groupId: 4 }, zh)).toMatchObject({
    vehicleList: [{ vehicleId: 5 }],
    analysisDesc: { certainty: 'certain', rule: 'drillDown' },
  });
});

test('the names are in English for an English request', async () => {
  const { routes } = tiny;
  expect(await routes.getBrandsByInitial({ initial: 'D' }, en)).toMatchObject([{ brandName: 'Volkswagen' }]);
  expect(await routes.getFamiliesByBrand({ brandId: 1 }, en)).toMatchObject([
    { familyName: 'Lavida', makerName: 'SAIC Volkswagen' },
  ]);
  expect(await routes.getGroupsByFamily({ familyId: 2 }, en)).toMatchObject([{ groupName: '3rd generation 1.6L' }]);
});

test('without an initial all brands of the class are listed', async () => {
  const { routes } = tiny;
  const letters = await routes.getBrandLetters({}, zh);
  const byLetter = await Promise.all(letters.map((initial) => routes.getBrandsByInitial({ initial }, zh)));
  const all = await routes.getBrandsByInitial({}, zh);
  expect(all).toHaveLength(byLetter.flat().length);
  expect(all).toEqual(expect.arrayContaining(byLetter.flat()));
});

test('no step lists the other class', async () => {
  const { routes } = tiny;
  expect(await routes.getBrandsByInitial({ initial: 'J' }, zh)).toEqual([]);
  expect(await routes.getCovBrandsByInitial({ initial: 'D' }, zh)).toEqual([]);
  expect(await routes.getCovFamiliesByBrand({ brandId: 1 }, zh)).toEqual([]);
  expect(await routes.getCovGroupsByFamily({ familyId: 1 }, zh)).toEqual([]);
  await expect(routes.getCovVehiclesByGroup({ groupId: 1 }, zh)).rejects.toMatchObject({ code: '100100' });
});
