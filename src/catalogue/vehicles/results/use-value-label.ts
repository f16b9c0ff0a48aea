import { useTranslation } from 'react-i18next';

const TRANSLATED = new Set(['gearboxType', 'drivenType', 'cfgLevel', 'fuel', 'body', 'emission']);

/** The label of a catalogue code, such as MT or FWD; the code itself when it has none. */
export function useValueLabel(): (field: string, value: string) => string {
  const { t } = useTranslation('vehicles');
  return (field, value) =>
    TRANSLATED.has(field) && value !== '' ? t(`value.${field}.${value}`, { defaultValue: value }) : value;
}
