import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the whole project, for the sources in src/ as well as for their compiled copy in dist/server/. */
export const projectFolder = folderWith('package.json', import.meta.dirname);

function folderWith(file: string, folder: string): string {
  if (existsSync(path.join(folder, file))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error(`${file} is in no folder above the server's`);
  return folderWith(file, parent);
}
