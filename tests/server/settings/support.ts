import { settingCalls } from '../../../src/contract/settings/calls.ts';
import type { SettingKey, SettingValue } from '../../../src/contract/settings/definitions.ts';
import type { TestApi } from '../../support/server/api.ts';

/** The setting as the back office shows it. */
export async function readSetting(api: TestApi, key: SettingKey) {
  const { result } = await api.post(settingCalls.configGet, {});
  const found = result.settings.find((setting) => setting.key === key);
  if (found === undefined) throw new Error(`there is no setting ${key}`);
  return found;
}

/** Saves a setting from its present version; without a value, restores the default. */
export async function saveSetting(api: TestApi, key: SettingKey, value?: SettingValue) {
  const { rowVersion } = await readSetting(api, key);
  return api.post(settingCalls.configSave, {
    values: { [key]: { rowVersion, ...(value === undefined ? {} : { value }) } },
  });
}
