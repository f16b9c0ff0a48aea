import { booleanOf } from '../../../contract/imports/cells/boolean.ts';
import type { CatalogueField, CatalogueFile } from '../../../contract/imports/format/catalogue-file.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import type { Messages } from '../../messages.ts';

/** What a field of a file holds, in words: `name`, `price in yuan`. */
export function fieldLabel(file: CatalogueFile, field: string, language: string): string {
  const found = file.fields[field];
  return found === undefined ? field : inLanguage(language, found.about.zh, found.about.en);
}

/** Without what follows a comma or semicolon, which explains blank cells: `kind` of `kind; market where it is blank`. */
export function shortFieldLabel(file: CatalogueFile, field: string, language: string): string {
  return fieldLabel(file, field, language).replace(/[,，;；].*$/s, '');
}

/** A value of the format as people say it: 指导价 for `guide`. */
export function valueLabel(field: CatalogueField | undefined, value: string, { t, language }: Messages): string {
  if (field?.kind === 'choice') return inLanguage(language, field.choices[value]?.[0] ?? value, value);
  const isTrue = field?.kind === 'boolean' ? booleanOf(value) : undefined;
  return isTrue === undefined ? value : t(`catalogueImport:${isTrue ? 'yes' : 'no'}`);
}
