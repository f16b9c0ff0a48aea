import { expect, test } from 'vitest';
import { offersCsv } from '../../../src/catalogue/brand-part/offers-csv.ts';

test('formulas are inert, numbers keep their zeros, and quotes and commas survive', () => {
  const text = offersCsv(
    ['号码', '名称'],
    [
      ['0986494596', '=1+1'],
      ['612600081334', 'a "b", c'],
      ['W 712/94', '-5'],
    ],
  );
  expect(text).toBe('\uFEFF号码,名称\r\n\'0986494596,\'=1+1\r\n\'612600081334,"a ""b"", c"\r\nW 712/94,\'-5\r\n');
});
