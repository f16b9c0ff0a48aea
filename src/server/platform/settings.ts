import { type SettingKey, type SettingValues, settingDefaults } from '../../contract/settings/definitions.ts';

/** The product's settings, as domains read them. */
export interface Settings {
  /** The value of now, from memory: a change on any node is seen within 5 s. */
  get<Key extends SettingKey>(key: Key): SettingValues[Key];
}

/** Settings that always have these values, and otherwise the product's defaults. */
export function fixedSettings(values: Partial<SettingValues> = {}): Settings {
  const all: SettingValues = { ...settingDefaults, ...values };
  return { get: (key) => all[key] };
}
