import { expect, test } from 'vitest';
import { returnText } from '../../../../../src/catalogue/work-orders/lines/returns/return-text.ts';
import { returnReasons } from '../../../../../src/contract/work-orders/rules.ts';
import { translationsIn } from '../support.ts';

const { t } = translationsIn('en');
const [reason = null] = returnReasons.filter((one) => one !== 'other');

test('a line that was not returned has no text, whatever its note', () => {
  expect(returnText({ returnReason: null, returnNote: 'too small' }, t)).toBe('');
});

test('a return has its reason and the user’s words; under other reasons the words alone say why', () => {
  const alone = returnText({ returnReason: reason, returnNote: '' }, t);
  const withNote = returnText({ returnReason: reason, returnNote: 'too small' }, t);
  expect(withNote).toContain(alone);
  expect(withNote).toContain('too small');
  expect(returnText({ returnReason: 'other', returnNote: 'too small' }, t)).toBe('too small');
  expect(returnText({ returnReason: 'other', returnNote: '' }, t)).not.toBe('');
});
