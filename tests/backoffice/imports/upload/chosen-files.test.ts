import { expect, test } from 'vitest';
import { tidyFiles } from '../../../../src/backoffice/imports/upload/chosen-files.ts';
import { matchFiles } from '../../../../src/backoffice/imports/upload/match-files.ts';
import { proposeCode } from '../../../../src/backoffice/imports/upload/source-code.ts';

const chosen = (...paths: string[]) => paths.map((path) => ({ path, file: new File(['abc'], path) }));
const pathsOf = (...paths: string[]) => tidyFiles(chosen(...paths)).map(({ path }) => path);

test('paths are inside the one folder that was chosen, as the files name their pictures', () => {
  expect(pathsOf('cat/drawings/d1.png', 'cat/brands.csv')).toEqual(['brands.csv', 'drawings/d1.png']);
  expect(pathsOf('drawings/d1.png', 'brands.csv')).toEqual(['brands.csv', 'drawings/d1.png']);
});

test('files that systems and spreadsheets leave behind are not imported', () => {
  expect(pathsOf('cat/.DS_Store', 'cat/a.csv', '__MACOSX/cat/a.csv', 'cat/~$b.xlsx', 'cat/Thumbs.db')).toEqual([
    'a.csv',
  ]);
});

test('an upload goes on only with files of the same path and size', () => {
  const announced = [
    { path: 'a.csv', bytes: 3, receivedBytes: 1 },
    { path: 'b.csv', bytes: 4, receivedBytes: 0 },
    { path: 'c.csv', bytes: 9, receivedBytes: 9 },
  ];
  const { files, missing } = matchFiles(announced, chosen('a.csv', 'b.csv'));
  expect(files.map(({ path, receivedBytes }) => [path, receivedBytes])).toEqual([['a.csv', 1]]);
  expect(missing).toEqual(['b.csv']);
});

test('a proposed code is valid and unused', () => {
  expect(proposeCode('Müller & Söhne', [])).toBe('muller-sohne');
  expect(proposeCode('Acme', ['acme', 'acme-1'])).toBe('acme-2');
  expect(proposeCode('上海大众', ['supplier-1'])).toBe('supplier-2');
});
