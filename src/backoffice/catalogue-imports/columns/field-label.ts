import type { CatalogueFile } from '../../../contract/imports/format/catalogue-file.ts';
import { inLanguage } from '../../../contract/in-language.ts';

/** What a field of a file holds, in words: `name`, `price in yuan`. */
export function fieldLabel(file: CatalogueFile, field: string, language: string): string {
  const found = file.fields[field];
  return found === undefined ? field : inLanguage(language, found.about.zh, found.about.en);
}
