import { expect, test } from 'vitest';
import {
  formatResetCode,
  normaliseResetCode,
  RESET_CODE_LENGTH,
} from '../../../src/contract/account/reset-code-rules.ts';

const CODE = '7K2MQ9ZX4PWT8R3A';

test('a code is read as it is shown, in lower case and with spaces or line breaks between its groups', () => {
  expect(CODE).toHaveLength(RESET_CODE_LENGTH);
  for (const typed of [formatResetCode(CODE), CODE.toLowerCase(), '7k2m q9zx 4pwt 8r3a', ' 7K2M-Q9ZX\n4PWT–8R3A '])
    expect(normaliseResetCode(typed)).toBe(CODE);
});

test('a code is shown in groups of four, the last of which may be shorter', () => {
  expect(formatResetCode(CODE)).toBe('7K2M-Q9ZX-4PWT-8R3A');
  expect(formatResetCode('12345')).toBe('1234-5');
  expect(formatResetCode('')).toBe('');
});
