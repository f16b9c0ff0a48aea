import { afterEach, expect, test } from 'vitest';
import { partCalls } from '../../../src/contract/parts/calls.ts';
import { vehicleCalls } from '../../../src/contract/vehicles/calls.ts';
import {
  giveConsent,
  readLanding,
  requireConsent,
  vehicleWithoutConsent,
} from '../../../src/providers/calls/charge-consent.ts';

const SHOP = 'https://epc.example';
const PARTS = `${SHOP}/search/parts?vehicleId=7&vin=LSVZZ2BR1GN000001`;
afterEach(() => readLanding(SHOP, SHOP));

const needsConsent = (vehicleId: number) =>
  vehicleWithoutConsent(partCalls.getAssemblyParts, { vehicleId, partGroupId: 1 }) === vehicleId;

test.each([
  ['another site', 'https://elsewhere.example/'],
  ['a program or message, without a referrer', ''],
  ['a site whose name begins like ours', 'https://epc.example.org/'],
  ['our host over plain http', 'http://epc.example/'],
])('the vehicle of a link from %s needs consent', (_, referrer) => {
  readLanding(PARTS, referrer);
  expect(needsConsent(7)).toBe(true);
  expect(needsConsent(8)).toBe(false);
});

test('a link of our own pages, opened in a new tab, needs no consent', () => {
  readLanding(PARTS, `${SHOP}/search/vehicle?q=x`);
  expect(needsConsent(7)).toBe(false);
});

test.each([
  ['/jump', `/jump?vehicleId=7`],
  ['the target of /jump', `/jump?to=${encodeURIComponent('/search/parts?vehicleId=7')}`],
  ['the return path of the login', `/login?redirect=${encodeURIComponent('/search/maintain?vehicleId=7')}`],
  [
    'a path inside a path',
    `/login?redirect=${encodeURIComponent(`/jump?to=${encodeURIComponent('/search/parts?vehicleId=7')}`)}`,
  ],
  ['a target with encoded letters', '/jump?to=%2Fsearch%2Fparts%3Fv%65hicle%49d%3D%37'],
  ['a target with a broken escape', '/jump?to=%2Fsearch%2Fparts%3FvehicleId%3D7%26find%3D%E4'],
])('the vehicle needs consent in %s', (_, path) => {
  readLanding(`${SHOP}${path}`, '');
  expect(needsConsent(7)).toBe(true);
});

test('consent is given once for a vehicle', () => {
  readLanding(PARTS, '');
  giveConsent(7);
  expect(needsConsent(7)).toBe(false);
});

test('a vehicle opened by a screen itself needs consent only on a page opened from elsewhere', () => {
  readLanding(`${SHOP}/search/brandPart?by=vin&vin=LSVZZ2BR1GN000001`, '');
  requireConsent(9);
  expect(needsConsent(9)).toBe(true);
  readLanding(`${SHOP}/search/brandPart?by=vin&vin=LSVZZ2BR1GN000001`, SHOP);
  requireConsent(9);
  expect(needsConsent(9)).toBe(false);
});

test('a call that charges nothing needs no consent', () => {
  readLanding(PARTS, '');
  expect(vehicleWithoutConsent(vehicleCalls.getVehicleImageInfo, { vehicleId: 7 })).toBeUndefined();
  expect(vehicleWithoutConsent(vehicleCalls.getVehicleConfig, { vehicleId: 7 })).toBe(7);
});
