import { expect, test } from 'vitest';
import { jumpTarget, parseTicket } from '../../../../src/catalogue/app/pages/jump.ts';

test.each([
  ['?q=LSVNA2CJ9K2103456', '/search/vehicle?q=LSVNA2CJ9K2103456&by=vin'],
  ['?q=5Q0 615 301 C', '/search/oe?oe=5Q0+615+301+C'],
  ['?vin=LSVNA2CJ9K2103456', '/search/vehicle?q=LSVNA2CJ9K2103456&by=vin'],
  ['?fgwCode=LV16A', '/search/vehicle?q=LV16A&by=fgwCode'],
  ['?oe=5Q0615301C', '/search/oe?oe=5Q0615301C'],
  ['?vehicleId=7&type=B&vin=LSVNA2CJ1K2113527', '/search/covParts?vehicleId=7&vin=LSVNA2CJ1K2113527'],
  ['?to=/search/oe?oe=1', '/search/oe?oe=1'],
])('%s redirects to %s', (search, target) => {
  expect(jumpTarget(search)).toBe(target);
});

test.each([
  '',
  '?x=1',
  '?vehicleId=-1',
  '?redirect=//elsewhere.example',
  '?q=',
  '?to=',
  '?to=//evil.example',
  '?to=/%5Cevil.example',
  '?to=%5C%5Cevil.example',
  '?to=/.//evil.example',
  '?to=/%09/evil.example',
  '?to=javascript:alert(1)',
  '?to=https://evil.example/index',
  '?to=data:text/html,x',
  '?to=search/oe',
])('%s redirects home', (search) => {
  expect(jumpTarget(search)).toBe('/index');
});

test('only a scanned code’s link has a ticket', () => {
  expect(parseTicket('?qr=abc')).toBe('abc');
  expect(parseTicket('?q=abc')).toBeUndefined();
});
