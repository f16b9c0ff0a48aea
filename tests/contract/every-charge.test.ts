import { expect, test } from 'vitest';
import { allCalls } from '../../src/contract/all-calls.ts';
import { fullSampleInputOf } from '../support/bodies/sample.ts';

/** Calls about one vehicle that take nothing, and why. */
const free: Record<string, string> = {
  getVehicleImageInfo: 'a picture of its family',
  getIsShowOFTree: 'whether there is a second tree, without a part of it',
  getDefaultMaintain: 'what the account said of it last',
  saveMaintain: 'the account’s own reading',
  saveMaintainRecord: 'the account’s own records',
  trackPartName: 'a name that was looked for',
  saveHist: 'the account’s own history',
  savePartList: 'the account’s own order',
  indexForExist: 'the account’s own orders',
};

const aboutVehicles = allCalls.filter(({ access, body, upload }) => {
  if (access.startsWith('/') || upload !== undefined) return false;
  return 'vehicleId' in Object(fullSampleInputOf(body));
});

test('every call about one vehicle is charged, or stands here with its reason', () => {
  const uncharged = aboutVehicles.filter(({ charge }) => charge === undefined).map(({ operation }) => operation);
  expect(uncharged.sort()).toEqual(Object.keys(free).sort());
  expect(aboutVehicles.length - uncharged.length).toBeGreaterThan(25);
});

test('every call that is charged names its vehicle, wants a session and answers with an envelope', () => {
  const charged = allCalls.filter(({ charge }) => charge !== undefined);
  expect(charged.every((call) => aboutVehicles.includes(call))).toBe(true);
  expect(charged.filter(({ access, media }) => access !== 'session' || media !== undefined)).toEqual([]);
});
