import { expect, test } from 'vitest';
import { correctedVin } from '../../../../../src/catalogue/site/home/visitor/corrected-vin.ts';

const text = (typed: string, changes: Parameters<typeof correctedVin>[1]) =>
  correctedVin(typed, changes)
    .map(({ text, kind }) => (kind === 'same' ? text : kind === 'out' ? `-${text}` : `+${text}`))
    .join(' ');

test('neighbouring changes are shown as one', () => {
  const changes = [
    { position: 3, from: 'C', to: 'D' },
    { position: 4, from: 'D', to: 'C' },
  ];
  expect(text('ABCDE', changes)).toBe('AB -CD +DC E');
});

test('an added and a removed character are shown at their places', () => {
  expect(text('ABC', [{ position: 2, from: '', to: 'X' }])).toBe('A +X BC');
  expect(text('ABC', [{ position: 4, from: '', to: 'X' }])).toBe('ABC +X');
  expect(text('ABC', [{ position: 1, from: 'A', to: '' }])).toBe('-A BC');
});
