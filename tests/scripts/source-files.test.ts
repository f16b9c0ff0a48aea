import { expect, test } from 'vitest';
import { findLongFiles, listModules, listSourceFiles } from '../../scripts/steps/source-files.ts';

test('what is written by hand is seen: code, styles, words and SQL', async () => {
  const names = await listSourceFiles();
  for (const name of [
    'vitest.config.ts',
    'src/contract/call.ts',
    'src/locales/en/common.json',
    'src/server/platform/db/tables.ts',
  ]) {
    expect(names).toContain(name);
  }
  expect(names.some((name) => name.endsWith('.sql'))).toBe(true);
  expect(names.some((name) => name.includes('node_modules'))).toBe(false);
});

test('a file beyond the limit is told with its length, one at the limit is not', async () => {
  expect(await findLongFiles(['package-lock.json'])).toEqual([
    { name: 'package-lock.json', lines: expect.any(Number) },
  ]);
  expect(await findLongFiles(['src/contract/call.ts'])).toEqual([]);
});

test('the modules of each folder are listed', async () => {
  const modules = await listModules();
  const [src] = modules.filter(({ folder }) => folder === 'src');
  expect(src?.names.length).toBeGreaterThan(100);
  expect(src?.names.every((name) => /^src\/.*\.tsx?$/.test(name))).toBe(true);
});
