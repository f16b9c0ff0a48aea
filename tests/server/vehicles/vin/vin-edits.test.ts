import { expect, test } from 'vitest';
import { vinEdits } from '../../../../src/server/vehicles/vin/vin-edits.ts';

const VIN = 'LFVAWAGD22G752447';

test('17 characters are confused, swapped and substituted; 16 get one inserted, 18 one deleted, 15 the last two digits', () => {
  const rulesOf = (text: string) => [...new Set(vinEdits(text).map((edit) => edit.rule))].sort();
  expect(rulesOf(VIN)).toEqual(['confusion', 'substitution', 'swap']);
  expect(rulesOf(VIN.slice(1))).toEqual(['insertion']);
  expect(rulesOf(`${VIN}7`)).toEqual(['deletion']);
  expect(vinEdits(VIN.slice(0, 15))).toHaveLength(100);
  expect(vinEdits(VIN.slice(0, 15)).map(({ vin }) => vin)).toContain(VIN);
  expect(rulesOf(VIN.slice(3))).toEqual([]);
});

test('changes applied to the typed text give the edited one', () => {
  for (const edit of vinEdits(VIN)) {
    const characters = [...VIN];
    for (const { position, from, to } of edit.changes) {
      expect(characters[position - 1]).toBe(from);
      characters[position - 1] = to;
    }
    expect(characters.join('')).toBe(edit.vin);
    expect(edit.vin).toHaveLength(17);
  }
});

test('characters are confused in both directions, and at most two change', () => {
  const edited = vinEdits('8B888888888888888').filter((edit) => edit.rule === 'confusion');
  expect(edited.map((edit) => edit.vin)).toContain('BB888888888888888');
  expect(edited.map((edit) => edit.vin)).toContain('88888888888888888');
  expect(Math.max(...edited.map((edit) => edit.changes.length))).toBe(2);
});
