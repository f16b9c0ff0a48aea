import { inLanguage } from '../../contract/in-language.ts';
import type { Messages } from '../messages.ts';

/** The text of a field, in English its English version (`nameEn` of `name`) where there is one. */
export function translatedField<const Field extends string>(field: Field) {
  return (row: Readonly<Record<Field | `${Field}En`, string>>, { language }: Messages): string =>
    inLanguage(language, row[field], row[`${field}En`]);
}
