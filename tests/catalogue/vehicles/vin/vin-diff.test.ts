import { expect, test } from 'vitest';
import { diffVin } from '../../../../src/catalogue/vehicles/vin/vin-diff.ts';

const diff = (repaired: string, ...changes: [position: number, from: string, to: string][]) =>
  diffVin(
    repaired,
    changes.map(([position, from, to]) => ({ position, from, to })),
  )
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'old' ? `-${text}` : `+${text}`))
    .join(' ');

test('a changed character follows the one that was typed', () => {
  expect(diff('LSV5A', [4, 'S', '5'])).toBe('LSV -S +5 A');
});

test('swapped neighbours are one change', () => {
  expect(diff('LSV98A', [4, '8', '9'], [5, '9', '8'])).toBe('LSV -89 +98 A');
});

test('separate changes are marked separately', () => {
  expect(diff('8SV5', [1, 'B', '8'], [4, 'S', '5'])).toBe('-B +8 SV -S +5');
});

test('an added character is new, also at the end', () => {
  expect(diff('LSVA', [2, '', 'S'])).toBe('L +S VA');
  expect(diff('LSVA', [4, '', 'A'])).toBe('LSV +A');
});

test('a removed character is struck out at its position, also at the end', () => {
  expect(diff('LSVA', [3, 'S', ''])).toBe('LS -S VA');
  expect(diff('LSVA', [5, 'A', ''])).toBe('LSVA -A');
});

test('the segments without the old characters are the repaired VIN', () => {
  const repaired = 'LSVD24BA6FG759824';
  const segments = diffVin(repaired, [
    { position: 14, from: '8', to: '9' },
    { position: 15, from: '9', to: '8' },
  ]);
  const current = segments.filter(({ kind }) => kind !== 'old').map(({ text }) => text);
  expect(current.join('')).toBe(repaired);
});
