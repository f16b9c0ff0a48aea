import { expect, test } from 'vitest';
import { normalisePhone } from '../../../src/contract/sms/phone.ts';
import { PhoneCode, PhoneNum } from '../../../src/contract/sms/schemas.ts';

test.each([
  '13812345678',
  ' 138 1234 5678 ',
  '138-1234-5678',
  '138–1234—5678',
  '+86 138 1234 5678',
  '+8613812345678',
  '008613812345678',
  '8613812345678',
  '(+86) 138.1234.5678',
  '１３８１２３４５６７８',
  '＋８６　１３８－１２３４－５６７８',
  '\u200b13812345678\ufeff',
])('%s is the phone 13812345678', (typed) => {
  expect(PhoneNum.parse(typed)).toBe('13812345678');
});

test.each([
  '',
  '1381234567',
  '138123456789',
  '1381234567a',
  '+1 3812345678',
  '+85213812345678',
  '١٣٨١٢٣٤٥٦٧٨',
  '1'.repeat(41),
  // A landline with its area code has eleven digits too, but gets no SMS.
  '021-6234 5678',
])('%s is not a phone number', (typed) => {
  expect(PhoneNum.safeParse(typed).success).toBe(false);
});

test('the 86 of an eleven-digit number is not removed as a country code', () => {
  expect(normalisePhone('86123456789')).toBe('86123456789');
});

test('a code has six digits, in any width and spacing', () => {
  expect(PhoneCode.parse(' 123 456')).toBe('123456');
  expect(PhoneCode.parse('１２３４５６')).toBe('123456');
  for (const wrong of ['12345', '1234567', '12345a', '']) expect(PhoneCode.safeParse(wrong).success).toBe(false);
});
