import { type SettingKey, settingDefinitions } from '../../contract/settings/definitions.ts';
import { showTotalFen } from '../../ui/money.ts';
import type { Messages } from '../messages.ts';

export const settingName = (key: SettingKey, { t }: Messages) => t(`config:setting.${key}.name`);

/** A value as text, with its unit. */
export function settingText(key: SettingKey, value: unknown, messages: Messages): string {
  const { t, has, language } = messages;
  const { unit } = settingDefinitions[key];
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  const noneKey = `config:setting.${key}.none`;
  if (isEmpty) return t(has(noneKey) ? noneKey : 'config:none');
  if (typeof value === 'boolean') return t(value ? 'config:on' : 'config:off');
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'number') return String(value);
  if (unit === 'fen') return showTotalFen(value, language);
  const number = new Intl.NumberFormat(language).format(value);
  return unit === undefined ? number : t('config:withUnit', { number, unit: t(`config:unit.${unit}`) });
}
