import { expect, test } from 'vitest';
import { matchFiles } from '../../../../src/backoffice/imports/upload/match-files.ts';

const chosen = ['a/prices.csv', 'a/numbers.csv'].map((path) => ({ path, file: new File(['12345'], path) }));
const announced = (path: string, receivedBytes: number, bytes = 5) => ({ path, bytes, receivedBytes });

test('an upload goes on with the files of the same path and size, from the bytes that were received', () => {
  const { files, missing } = matchFiles([announced('a/prices.csv', 3), announced('a/numbers.csv', 0)], chosen);
  expect(files.map(({ path, receivedBytes }) => [path, receivedBytes])).toEqual([
    ['a/prices.csv', 3],
    ['a/numbers.csv', 0],
  ]);
  expect(missing).toEqual([]);
});

test('a changed file and one that was not chosen are missing, unless they were received as a whole', () => {
  const files = [announced('a/prices.csv', 3, 6), announced('b.csv', 0), announced('c.csv', 5)];
  expect(matchFiles(files, chosen)).toEqual({ files: [], missing: ['a/prices.csv', 'b.csv'] });
});
