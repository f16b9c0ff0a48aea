import { expect, test } from 'vitest';
import { licenceFields } from '../../../../src/server/gateways/ocr/licence-fields.ts';
import { withFirst } from '../../../../src/server/gateways/ocr/read-fields.ts';
import type { ReadLine } from '../../../../src/server/gateways/ocr/text-engine.ts';

/** A line as read, its characters side by side. */
function lineOf(text: string): ReadLine {
  const box = { left: 0, top: 0, width: text.length * 20, height: 30 };
  const symbols = [...text].map((character, at) => ({
    text: character,
    certainty: 0.9,
    box: { ...box, left: at * 20, width: 18 },
  }));
  return { text, symbols, box, lean: 0 };
}

test.each([
  '品牌型号本田牌DHW6451R5ASC',
  '品牌腻号本田牌DHW6451R5ASC',
  '中让王号本田牌DHW6451R5ASC',
  '本田牌DHW6451R5ASC',
])('the brand of %s is read without what its label was taken for', (text) => {
  expect(licenceFields([lineOf(text)])).toMatchObject({
    brand: '本田牌',
    announcement: 'DHW6451R5ASC',
    isMarked: true,
  });
});

test('a first letter that was cut off or into with the brand is put back, and only where the rest says the same', () => {
  expect(withFirst('HW6451R5ASC', 'DHW6451R5ASC')).toBe('DHW6451R5ASC');
  expect(withFirst('HW6451R5A5C', 'DHW6451R5ASC')).toBe('DHW6451R5A5C');
  expect(withFirst('SMW6498Y6', 'BMW6498Y6')).toBe('BMW6498Y6');
  expect(withFirst('XY1234R9ASC', 'DHW6451R5ASC')).toBe('XY1234R9ASC');
  expect(withFirst('DHW6451R5ASC', 'DHW6451R5ASC')).toBe('DHW6451R5ASC');
  expect(withFirst(null, 'DHW6451R5ASC')).toBeNull();
});
