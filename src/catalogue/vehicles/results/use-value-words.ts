import { useTranslation } from 'react-i18next';

const TRANSLATED = new Set(['gearboxType', 'drivenType', 'cfgLevel', 'fuel', 'body', 'emission']);

/** The words for a code of the catalogue, such as MT or FWD; a code without words is shown as it is. */
export function useValueWords(): (field: string, value: string) => string {
  const { t } = useTranslation('vehicles');
  return (field, value) =>
    TRANSLATED.has(field) && value !== '' ? t(`value.${field}.${value}`, { defaultValue: value }) : value;
}
