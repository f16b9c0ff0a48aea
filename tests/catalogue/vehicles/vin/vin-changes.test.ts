import { expect, test } from 'vitest';
import { changedPieces } from '../../../../src/catalogue/vehicles/vin/vin-changes.ts';

const shown = (repaired: string, ...changes: [position: number, from: string, to: string][]) =>
  changedPieces(
    repaired,
    changes.map(([position, from, to]) => ({ position, from, to })),
  )
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'old' ? `-${text}` : `+${text}`))
    .join(' ');

test('a changed character stands after the one that was typed', () => {
  expect(shown('LSV5A', [4, 'S', '5'])).toBe('LSV -S +5 A');
});

test('neighbours that changed places stand together', () => {
  expect(shown('LSV98A', [4, '8', '9'], [5, '9', '8'])).toBe('LSV -89 +98 A');
});

test('two changes apart from each other are marked apart', () => {
  expect(shown('8SV5', [1, 'B', '8'], [4, 'S', '5'])).toBe('-B +8 SV -S +5');
});

test('a character that was missing is new, the last one as well', () => {
  expect(shown('LSVA', [2, '', 'S'])).toBe('L +S VA');
  expect(shown('LSVA', [4, '', 'A'])).toBe('LSV +A');
});

test('a character too many is struck out where it stood, the last one as well', () => {
  expect(shown('LSVA', [3, 'S', ''])).toBe('LS -S VA');
  expect(shown('LSVA', [5, 'A', ''])).toBe('LSVA -A');
});

test('what is left without its marks is the repaired VIN', () => {
  const repaired = 'LSVD24BA6FG759824';
  const pieces = changedPieces(repaired, [
    { position: 14, from: '8', to: '9' },
    { position: 15, from: '9', to: '8' },
  ]);
  const kept = pieces.filter(({ kind }) => kind !== 'old').map(({ text }) => text);
  expect(kept.join('')).toBe(repaired);
});
