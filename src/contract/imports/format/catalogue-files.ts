import type { CatalogueFile, CatalogueFileName } from './catalogue-file.ts';
import { partFiles } from './part-files.ts';
import { tradeFiles } from './trade-files.ts';
import { treeFiles } from './tree-files.ts';
import { vehicleFiles } from './vehicle-files.ts';

/** All files of the catalogue format, in an order in which no file refers to a later one. */
export const catalogueFiles: readonly CatalogueFile[] = [...vehicleFiles, ...treeFiles, ...partFiles, ...tradeFiles];

export function catalogueFile(name: CatalogueFileName): CatalogueFile {
  const found = catalogueFiles.find((file) => file.name === name);
  if (found === undefined) throw new Error(`no catalogue file ${name}`);
  return found;
}
