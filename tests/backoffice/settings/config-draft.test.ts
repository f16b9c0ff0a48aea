import { expect, test } from 'vitest';
import {
  type Draft,
  isConflict,
  overTheirs,
  problemOf,
  type Setting,
  toBody,
  withValue,
} from '../../../src/backoffice/settings/config-draft.ts';
import { settingDefaults, settingKeys } from '../../../src/contract/settings/definitions.ts';

const hotline: Setting = {
  key: 'contact.hotline',
  value: '400-1',
  default: null,
  defaultSource: 'product',
  rowVersion: 3,
  changedAt: null,
  changedBy: null,
};

test('typing the saved value again leaves nothing to save', () => {
  const draft = withValue({}, hotline, '400-2');
  expect(draft['contact.hotline']).toMatchObject({ rowVersion: 3, original: '400-1', value: '400-2' });
  expect(withValue(draft, hotline, '400-1')).toEqual({});
});

test('an emptied text is sent as null, and a value equal to the default as the default', () => {
  const own = { ...hotline, default: '010-1' };
  expect(toBody(withValue({}, own, ''), [own])).toEqual({
    values: { 'contact.hotline': { rowVersion: 3, value: null } },
  });
  expect(toBody(withValue({}, own, '010-1'), [own])).toEqual({ values: { 'contact.hotline': { rowVersion: 3 } } });
});

test('a change based on an older version is a conflict until one of the two values is chosen', () => {
  const draft: Draft = withValue({}, hotline, '400-mine');
  const theirs = { ...hotline, value: '400-theirs', rowVersion: 4 };
  expect(isConflict(draft, hotline)).toBe(false);
  expect(isConflict(draft, theirs)).toBe(true);
  const kept = overTheirs(draft, theirs);
  expect(isConflict(kept, theirs)).toBe(false);
  expect(toBody(kept, [theirs])).toEqual({ values: { 'contact.hotline': { rowVersion: 4, value: '400-mine' } } });
});

test('typing on during a conflict does not overwrite the other value unseen', () => {
  const theirs = { ...hotline, value: '400-theirs', rowVersion: 4 };
  const draft = withValue(withValue({}, hotline, '400-mine'), theirs, '400-mine-2');
  expect(isConflict(draft, theirs)).toBe(true);
});

test('a value is checked by the schema that the server applies', () => {
  expect(problemOf('freeLookups.C', 1_001)).toEqual({ key: 'tooBig', values: { max: 1_000 } });
  expect(problemOf('contact.hoursFrom', '24:00')).toMatchObject({ key: 'format' });
  expect(problemOf('secondPerson.refundAboveFen', null)).toBeUndefined();
});

test('every setting of one value can be typed into', () => {
  for (const key of settingKeys.filter((one) => !Array.isArray(settingDefaults[one]))) {
    const setting = { ...hotline, key, value: settingDefaults[key] };
    expect(Object.keys(withValue({}, setting, 'typed'))).toEqual([key]);
  }
  expect(problemOf('contact.email', 'service@example')).toEqual({ key: 'format', values: {} });
  expect(problemOf('contact.email', 'service@example.com')).toBeUndefined();
});
