import { expect, test } from 'vitest';
import { delimiterOf } from '../../../../../src/server/imports/reading/text/delimiter.ts';

test.each([
  ['commas', 'oe,name,price\nA1,片,1\nA2,盘,2', ','],
  ['semicolons beside decimal commas', 'oe;price\nA1;1,50\nA2;2,75\nA3;3,00', ';'],
  ['tabs beside commas in names', 'oe\tname\tprice\nA1\tpad, front\t1\nA2\tdisc\t2', '\t'],
  ['semicolons, which make more columns than the commas in them', 'a,b;c;d\ne,f;g;h', ';'],
  ['bars', 'oe|name\nA1|a\nA2|b', '|'],
  ['commas within quotes', 'oe;name\nA1;"a,b,c"\nA2;"d,e,f"', ';'],
])('a file is divided by %s', (_, text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter);
});

test('a single column and an empty file count as divided by commas', () => {
  expect([delimiterOf('oe\nA1\nA2'), delimiterOf('')]).toEqual([',', ',']);
});
