import type { CatalogueFileName } from '../../../contract/imports/format/catalogue-file.ts';
import { catalogueFile } from '../../../contract/imports/format/catalogue-files.ts';
import { snake } from '../staging/staging.ts';

/** A field of a file that names a record of another file. */
export interface Reference {
  field: string;
  /** Its column in the rows of the file. */
  column: string;
  to: CatalogueFileName;
}

export function referencesOf(file: CatalogueFileName): Reference[] {
  return Object.entries(catalogueFile(file).fields).flatMap(([field, declared]) =>
    declared.kind === 'reference' ? [{ field, column: snake(field), to: declared.to }] : [],
  );
}

/** All references to a file, by the files that hold them. */
export function referencesTo(
  to: CatalogueFileName,
  files: readonly CatalogueFileName[],
): { file: CatalogueFileName; column: string; field: string }[] {
  return files.flatMap((file) =>
    referencesOf(file)
      .filter((reference) => reference.to === to)
      .map(({ column, field }) => ({ file, column, field })),
  );
}
