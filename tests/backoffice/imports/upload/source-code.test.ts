import { expect, test } from 'vitest';
import { isValidCode, proposeCode } from '../../../../src/backoffice/imports/upload/source-code.ts';

test('a code has the letters and digits of the name, in half width and without accents', () => {
  expect(proposeCode('  Müller & Söhne (2026) ', [])).toBe('muller-sohne-2026');
  expect(proposeCode('ＡＢ１', [])).toBe('ab1');
});

test('a name without letters gets a numbered code', () => {
  expect([proposeCode('云帆汽配', []), proposeCode('', ['supplier-1'])]).toEqual(['supplier-1', 'supplier-2']);
});

test('a code that is used gets a number', () => {
  expect(proposeCode('ACME', ['acme', 'acme-1'])).toBe('acme-2');
});

test('a code is valid whatever the name, and does not end in a hyphen where it was cut', () => {
  for (const name of ['x'.repeat(100), `${'x'.repeat(35)} supplies`, '---', '😀']) {
    const code = proposeCode(name, []);
    expect(isValidCode(code), code).toBe(true);
    expect(code).not.toMatch(/-$/);
  }
  for (const wrong of ['', 'A', '-a', 'a b', '零件', 'x'.repeat(41)]) expect(isValidCode(wrong), wrong).toBe(false);
});
