import { expect, test } from 'vitest';
import { misfitMessage, sharedField } from '../../../../src/catalogue/parts/list/misfit-message.ts';

test('a code is passed on as the value that the row fits', () => {
  expect(misfitMessage({ field: 'gearboxType', wanted: 'DCT' })).toEqual({
    key: 'code',
    field: 'gearboxType',
    from: 'DCT',
    to: '',
  });
});

test.each([
  ['250000..', { key: 'from', from: '250000', to: '' }],
  ['..250000', { key: 'to', from: '', to: '249999' }],
  ['100000..250000', { key: 'between', from: '100000', to: '249999' }],
])('the range of serials %s is formatted with both ends included', (wanted, words) => {
  expect(misfitMessage({ field: 'serial', wanted })).toMatchObject(words);
});

test.each([
  ['2018-06-01..', { key: 'from', from: '2018-06', to: '' }],
  ['..2018-06-01', { key: 'to', from: '', to: '2018-05' }],
  ['..2018-01-01', { key: 'to', to: '2017-12' }],
  ['2018-06-01..2019-06-15', { key: 'between', from: '2018-06', to: '2019-06' }],
])('the range of production months %s is formatted with both ends included', (wanted, words) => {
  expect(misfitMessage({ field: 'produced', wanted })).toMatchObject(words);
});

test('uses that differ only in one code are joined, each code once', () => {
  const level = (wanted: string) => [{ field: 'cfgLevel' as const, wanted }];
  expect(sharedField([level('luxury'), level('premium'), level('luxury')])).toEqual({
    field: 'cfgLevel',
    misfits: [...level('luxury'), ...level('premium')],
  });
});

test('uses with several conditions, several fields or ranges are not joined', () => {
  const gearbox = { field: 'gearboxType' as const, wanted: 'DCT' };
  const level = { field: 'cfgLevel' as const, wanted: 'luxury' };
  const serial = { field: 'serial' as const, wanted: '..5' };
  expect(sharedField([[gearbox, level]])).toBeUndefined();
  expect(sharedField([[gearbox], [level]])).toBeUndefined();
  expect(sharedField([[serial]])).toBeUndefined();
  expect(sharedField([])).toBeUndefined();
});
