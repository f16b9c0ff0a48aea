import { expect, test } from 'vitest';
import type { Vehicle } from '../../../src/contract/vehicles/schemas.ts';
import { narrowByLicence } from '../../../src/server/pictures/licence-narrowing.ts';

const vehicle = (given: Partial<Vehicle>): Vehicle => ({
  vehicleId: 1,
  vehicleName: '朗逸',
  vehicleTypeCode: 'C',
  brandId: 1,
  brandCode: 'vw',
  brandName: '大众',
  seriesName: '上汽大众 朗逸',
  familyId: 1,
  familyName: '朗逸',
  groupId: 1,
  groupName: '朗逸 1.4T',
  yearPattern: 2019,
  displacement: '1.4T',
  gearboxType: 'DCT',
  drivenType: 'FF',
  cfgLevel: '舒适版',
  fuel: 'petrol',
  body: 'sedan',
  announcement: 'SVW7146BRN6',
  fgwCode: null,
  partNum: 100,
  refinedTruckNum: 0,
  imgUrl: '/picture',
  bigPicUrl: '/picture',
  ...given,
});
const vehicles = [
  vehicle({ vehicleId: 1 }),
  vehicle({ vehicleId: 2, announcement: 'SVW7167ARN6', displacement: '1.6L', gearboxType: 'AT' }),
  vehicle({ vehicleId: 3, announcement: 'SVW7167ARN6', displacement: '1.6L', gearboxType: 'MT', yearPattern: 2014 }),
];

test('an announcement number narrows the vehicles and returns the matching filters', () => {
  expect(narrowByLicence(vehicles, { announcement: 'SVW7146BRN6' })).toEqual({
    rule: 'announcement',
    total: 3,
    left: 1,
    answers: { displacement: '1.4T', gearboxType: 'DCT', yearPattern: '2019' },
  });
});

test('a misread number matches the nearest one; a number without a near match is ignored', () => {
  expect(narrowByLicence(vehicles, { announcement: '上汽大众牌5VW7146BRN6' }).answers).toMatchObject({
    displacement: '1.4T',
  });
  expect(narrowByLicence(vehicles, { announcement: 'BYD7005BEV' })).toEqual({
    rule: 'vin',
    total: 3,
    left: 3,
    answers: {},
  });
});

test('a registration date narrows to plausible model years', () => {
  expect(narrowByLicence(vehicles, { registrationDate: '2014-11-02' })).toMatchObject({
    rule: 'registrationDate',
    left: 1,
    answers: { yearPattern: '2014', gearboxType: 'MT' },
  });
  expect(narrowByLicence(vehicles, { registrationDate: '1999-01-01' })).toMatchObject({ rule: 'vin', left: 3 });
});

test('narrowing by both fields is reported as such', () => {
  const both = { announcement: 'SVW7167ARN6', registrationDate: '2019-06-18' };
  expect(narrowByLicence(vehicles, both)).toMatchObject({ rule: 'announcementAndRegistrationDate', left: 1 });
});

test('any announcement number of a vehicle may be the nearest', () => {
  const more = [{ vehicleId: 3, announcementKey: 'SVW7188XY' }];
  expect(narrowByLicence(vehicles, { announcement: 'SVW7188XV' }, more)).toMatchObject({
    rule: 'announcement',
    left: 1,
    answers: { yearPattern: '2014' },
  });
  expect(narrowByLicence(vehicles, { announcement: 'SVW7188XV' })).toMatchObject({ rule: 'vin', left: 3 });
});
