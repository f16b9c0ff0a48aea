import { expect, test } from 'vitest';
import { failureText } from '../../../src/server/imports/failure-text.ts';

test('a database that goes away is told from a wrong file, with what became of the catalogue', () => {
  const lost = new Error('Client has encountered a connection error and is not queryable');
  expect(failureText(lost)).toMatch(/^The database went away .*\n.*unchanged, or published as a whole/);
  expect(failureText(Object.assign(new Error('no room'), { code: '53100' }))).toMatch(/has no room left: no room/);
  expect(failureText(new Error('list.csv is empty'))).toBe('list.csv is empty');
});
