import { expect, test } from 'vitest';
import { allCalls } from '../../src/contract/all-calls.ts';
import { fullSampleInputOf } from '../support/bodies/sample.ts';

/** Calls about one vehicle that are not charged, with the reason. */
const exempt: Record<string, string> = {
  getVehicleImageInfo: 'a picture of the model family',
  getIsShowOFTree: 'only whether a second tree exists',
  getDefaultMaintain: 'the account’s last reading',
  saveMaintain: 'the account’s own reading',
  saveMaintainRecord: 'the account’s own records',
  trackPartName: 'a searched name',
  saveHist: 'the account’s own history',
  savePartList: 'the account’s own order',
  indexForExist: 'the account’s own orders',
};

const aboutVehicles = allCalls.filter(({ access, body, upload }) => {
  if (access.startsWith('/') || upload !== undefined) return false;
  return 'vehicleId' in Object(fullSampleInputOf(body));
});

test('every call about one vehicle is charged or exempt with a reason', () => {
  const uncharged = aboutVehicles.filter(({ charge }) => charge === undefined).map(({ operation }) => operation);
  expect(uncharged.sort()).toEqual(Object.keys(exempt).sort());
  expect(aboutVehicles.length - uncharged.length).toBeGreaterThan(25);
});

test('every charged call has a vehicle, requires a session and returns an envelope', () => {
  const charged = allCalls.filter(({ charge }) => charge !== undefined);
  expect(charged.every((call) => aboutVehicles.includes(call))).toBe(true);
  expect(charged.filter(({ access, media }) => access !== 'session' || media !== undefined)).toEqual([]);
});
