import { expect, test } from 'vitest';
import { parseInline, plainText } from '../../../src/contract/api-services/documents/inline.ts';

test('a text is divided into code, bold words and links', () => {
  expect(parseInline('Send `POST` to [keys](/user/api), **once**.')).toEqual([
    { kind: 'text', text: 'Send ' },
    { kind: 'code', text: 'POST' },
    { kind: 'text', text: ' to ' },
    { kind: 'link', text: 'keys', to: '/user/api' },
    { kind: 'text', text: ', ' },
    { kind: 'bold', text: 'once' },
    { kind: 'text', text: '.' },
  ]);
});

test('a link to a script is text', () => {
  expect(parseInline('[x](javascript:alert(1))')).toEqual([{ kind: 'text', text: '[x](javascript:alert(1))' }]);
});

test('the plain text has no marks', () => expect(plainText('a `b` **c** [d](/e)')).toBe('a b c d'));
