import { expect, test } from 'vitest';
import {
  groupByFamily,
  layOutFamily,
  modelYears,
  restOfName,
} from '../../../../src/catalogue/vehicles/results/vehicle-groups.ts';
import { vehicleOf } from '../../../support/screens/vehicle-of.ts';

const fuelLabel = (fuel: string) => ({ petrol: '汽油', hybrid: '油电混动' })[fuel] ?? fuel;
const lavida = (given: Parameters<typeof vehicleOf>[0]) =>
  vehicleOf({ vehicleName: '2016款 1.6L 手动 舒适型', ...given });

test('vehicles are grouped by model year and engine, and only the fields that differ are columns', () => {
  const layout = layOutFamily(
    [
      lavida({ vehicleId: 1 }),
      lavida({ vehicleId: 2, gearboxType: 'AT', vehicleName: '2016款 1.6L 自动 舒适型' }),
      lavida({ vehicleId: 3, displacement: '1.4T', vehicleName: '2016款 1.4T 手动 舒适型' }),
    ],
    fuelLabel,
  );
  expect(layout.groups.map(({ displacement, vehicles }) => [displacement, vehicles.length])).toEqual([
    ['1.6L', 2],
    ['1.4T', 1],
  ]);
  expect(layout).toMatchObject({ hasHeadings: true, columns: ['gearboxType'], hasNames: false });
});

test('a field that is unknown of every vehicle is no column', () => {
  const unknown = { fgwCode: null, announcement: null };
  const { columns } = layOutFamily(
    [lavida({ vehicleId: 1, ...unknown }), lavida({ vehicleId: 2, gearboxType: 'AT', ...unknown })],
    fuelLabel,
  );
  expect(columns).toEqual(['gearboxType']);
});

test('without two vehicles of one engine, year and engine are columns instead of headings', () => {
  const layout = layOutFamily(
    [lavida({ vehicleId: 1, yearPattern: 2019 }), lavida({ vehicleId: 2, yearPattern: 2016 })],
    fuelLabel,
  );
  expect(layout).toMatchObject({ hasHeadings: false, columns: ['yearPattern'] });
});

test('vehicles that differ in no field are listed by their names', () => {
  const layout = layOutFamily([lavida({ vehicleId: 1 }), lavida({ vehicleId: 2 })], fuelLabel);
  expect(layout).toMatchObject({ columns: [], hasNames: true });
});

test('only the words of a name that are no facts are left of it', () => {
  const truck = vehicleOf({ vehicleName: '2016款 460马力 1.6L 混动 手动 舒适型', fuel: 'hybrid' });
  expect(restOfName(truck, fuelLabel('hybrid'))).toBe('460马力');
  expect(restOfName(lavida({}), fuelLabel('petrol'))).toBe('');
});

test('a family of several words that repeats the brand, and 款 apart from its year, are no words of their own', () => {
  const heron = vehicleOf({
    ...{ brandName: '苍鹭', familyName: '苍鹭 K5', yearPattern: 2023 },
    ...{ vehicleName: '苍鹭 K5 2023 款 1.6L 手动 舒适型 四座' },
  });
  expect(restOfName(heron, fuelLabel('petrol'))).toBe('四座');
});

test('families keep the order of their first vehicles, with the model years that they span', () => {
  const vehicles = [
    vehicleOf({ vehicleId: 1, familyId: 2 }),
    vehicleOf({ vehicleId: 2, familyId: 1 }),
    vehicleOf({ vehicleId: 3, familyId: 2, yearPattern: 2019 }),
  ];
  expect(groupByFamily(vehicles).map(({ familyId, vehicles: ofFamily }) => [familyId, modelYears(ofFamily)])).toEqual([
    [2, '2016–2019'],
    [1, '2016'],
  ]);
});
