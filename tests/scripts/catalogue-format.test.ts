import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { catalogueFormatFiles } from '../../scripts/catalogue-format-files.ts';

const docs = new URL('../../docs/', import.meta.url);
const read = (name: string) => readFile(new URL(name, docs), 'utf8');

test('the documents of the catalogue format say what the contract says (npm run catalogue-format)', async () => {
  for (const [name, content] of Object.entries(catalogueFormatFiles(await read('catalogue-format.md')))) {
    expect(await read(name), name).toBe(content);
  }
});
