import type { Messages } from '../messages.ts';

/** The text of a field, in English its English version (`nameEn` of `name`) where there is one. */
export function inLanguage<const Field extends string>(field: Field) {
  return (row: Readonly<Record<Field | `${Field}En`, string>>, { language }: Messages): string => {
    const english = row[`${field}En`];
    return language === 'en' && english !== '' ? english : row[field];
  };
}
