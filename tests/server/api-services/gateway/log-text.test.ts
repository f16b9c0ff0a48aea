import { expect, test } from 'vitest';
import { holdsKey, logText } from '../../../../src/server/api-services/gateway/log-text.ts';

const KEY = 'epc_live_0123456789abcdefABCDEF_-';

test('no key is written to the log, wherever a caller has put it', () => {
  const { text } = logText({ note: `my key is ${KEY}.`, [KEY]: 1, list: [`Bearer ${KEY}`] }, 1_000);
  expect(text).not.toContain('0123456789');
  expect(text.match(/epc_live_\*\*\*/g)).toHaveLength(3);
  expect([holdsKey(`a ${KEY}`), holdsKey('epc_live_short'), holdsKey('epc_demo_0123456789')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a key that the cut would split is masked all the same', () => {
  expect(logText(`${'x'.repeat(20)}${KEY}`, 40).text).toBe(`"${'x'.repeat(20)}epc_live_***"`);
});

test('characters that hide or reorder text are escaped, so that the log shows what was sent', () => {
  expect(logText('a\u202eb\u200bc\n', 100).text).toBe('"a\\u202eb\\u200bc\\n"');
});

test('a text is cut to its length, and says so', () => {
  expect(logText('x'.repeat(100), 10)).toEqual({ text: `"${'x'.repeat(9)}`, isCut: true });
  expect(logText('12345678', 10)).toEqual({ text: '"12345678"', isCut: false });
  expect(logText(undefined, 10)).toEqual({ text: '', isCut: false });
});
