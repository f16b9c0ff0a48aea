import { expect, test } from 'vitest';
import { readCaptchaId } from '../../../src/contract/captcha/captcha-header.ts';

test('only a whole captcha id is read: anything else counts as no header', () => {
  const id = 'Ab3_-67890123456789012';
  expect(readCaptchaId(id)).toBe(id);
  for (const header of [undefined, null, 7, '', id.slice(1), `${id}a`, `${id}\n`, ` ${id}`, [id], id.replace('_', '=')])
    expect(readCaptchaId(header)).toBeNull();
});
