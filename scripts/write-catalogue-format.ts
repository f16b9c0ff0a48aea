import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { catalogueFormatFiles } from './catalogue-format-files.ts';

/** Writes what docs/catalogue-format.md and the JSON Schemas derive from the contract. */
const folder = new URL('../docs/', import.meta.url);
await mkdir(new URL('catalogue-schemas/', folder), { recursive: true });
const guide = await readFile(new URL('catalogue-format.md', folder), 'utf8');
for (const [name, content] of Object.entries(catalogueFormatFiles(guide))) {
  await writeFile(new URL(name, folder), content);
}
