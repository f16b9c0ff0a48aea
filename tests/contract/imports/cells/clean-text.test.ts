import { expect, test } from 'vitest';
import { cellMarkOf, cleanText } from '../../../../src/contract/imports/cells/clean-text.ts';

test('letters and digits become half width, white space single and what cannot be seen goes; Chinese punctuation stays', () => {
  expect(cleanText(' ＡＢ１\u200b２ \n 左\u00a0（前），\u3000a\tb ')).toBe('AB12 左 （前）， a b');
  expect(cleanText('5C0  698')).toBe('5C0 698');
  expect(cleanText('\ufeff5C0 698 ')).toBe('5C0 698');
});

test('half of a character, which a database cannot hold, is replaced', () => {
  expect(cleanText('a\ud83d')).toBe('a\ufffd');
});

test.each([
  ['empty', ['']],
  ['dash', ['-', '——', '/', '...', '－', '·']],
  ['blankWord', ['无', '暂无', 'N/A', 'null', 'TBD']],
  ['onRequest', ['面议', '价格面议', 'On Request', 'call']],
  ['notAvailable', ['#N/A', '#n/a!']],
  ['error', ['#REF!', '#DIV/0!', '#NAME?', '#GETTING_DATA']],
  ['text', ['0', '-1', '无铅', 'NAN', '1-', '#1', '面议价格', '- - - - - - - - - -', '-'.repeat(17)]],
] as const)('cells that say %s', (mark, cells) => {
  expect(cells.map(cellMarkOf)).toEqual(cells.map(() => mark));
});
