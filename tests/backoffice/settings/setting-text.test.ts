import { expect, test } from 'vitest';
import { settingText } from '../../../src/backoffice/settings/setting-text.ts';
import { type SettingKey, settingDefinitions, settingKeys } from '../../../src/contract/settings/definitions.ts';
import { keyMessages } from '../../support/screens/key-messages.ts';

const keyWith = (unit: string | undefined): SettingKey => {
  const key = settingKeys.find((one) => settingDefinitions[one].unit === unit);
  if (key === undefined) throw new Error(`no setting in ${unit}`);
  return key;
};

test('a number has its unit, money is in yuan', () => {
  expect(settingText(keyWith('days'), 1_200, keyMessages())).toBe(
    'config:withUnit(number=1,200, unit=config:unit.days)',
  );
  expect(settingText(keyWith('fen'), 28_650, keyMessages())).toContain('286.50');
});

test('zero and off are values; null, an empty text and an empty list are none', () => {
  const key = keyWith('days');
  expect([settingText(key, 0, keyMessages()), settingText(key, false, keyMessages())]).toEqual([
    'config:withUnit(number=0, unit=config:unit.days)',
    'config:off',
  ]);
  for (const none of [null, '', []]) expect(settingText(key, none, keyMessages())).toBe('config:none');
});

test('a setting may have a text of its own for none', () => {
  const key = keyWith('fen');
  const own = `config:setting.${key}.none`;
  expect(settingText(key, null, keyMessages('en', [own]))).toBe(own);
});
