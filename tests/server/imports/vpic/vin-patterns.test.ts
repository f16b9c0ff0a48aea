import { expect, test } from 'vitest';
import { decodeSchema, type Pattern, parseKeys } from '../../../../src/server/imports/vpic/vin-patterns.ts';

const [MODEL, LITRES, ENGINE, WEIGHT] = [28, 13, 18, 25];
const pattern = (keys: string, element: number, value: string): Pattern => ({ keys, element, value });
const decode = (patterns: readonly Pattern[]) =>
  decodeSchema(patterns, {
    model: MODEL,
    details: [LITRES, ENGINE],
    excluded: { element: WEIGHT, values: new Set(['heavy']) },
  });
const table = (patterns: readonly Pattern[]) =>
  Object.fromEntries(decode(patterns).map(({ keys, values }) => [keys, [...values.values()].join(' ').trim()]));

test('keys are characters, digits, any character and classes without I, O and Q', () => {
  expect(parseKeys('C#*[A-C7]')?.map((set) => (set === undefined ? '*' : [...set].join('')))).toEqual([
    'C',
    '0123456789',
    '*',
    'ABC7',
    '*',
  ]);
  expect([...(parseKeys('[H-R]')?.[0] ?? [])].join('')).toBe('HJKLMNPR');
});

test('keys that rest on what follows the check digit are not used', () => {
  expect(parseKeys('CR2F8|*U')).toBeUndefined();
  expect(parseKeys('CR2F8|**')).toBeDefined();
});

test('a rule is made for each character of the model, with the details whose keys hold for it', () => {
  expect(
    table([
      pattern('CR[23]', MODEL, 'Accord'),
      pattern('CR2', LITRES, '2.4'),
      pattern('CR3', LITRES, '3.5'),
      pattern('CT', LITRES, '9.9'),
    ]),
  ).toEqual({ 'CR2**': '2.4', 'CR3**': '3.5' });
});

test('where the model leaves a character open, those that decide a detail have rules, and any other has one without it', () => {
  expect(table([pattern('A', MODEL, 'X5'), pattern('***5', LITRES, '3.0'), pattern('***8', ENGINE, 'N63')])).toEqual({
    'A****': '',
    'A**5*': '3.0',
    'A**8*': 'N63',
  });
});

test('of several values the one with the most fixed characters counts', () => {
  expect(table([pattern('AB', MODEL, 'M'), pattern('A', LITRES, '1.0'), pattern('AB', LITRES, '2.0')])).toEqual({
    'AB***': '2.0',
  });
});

test('a model of heavy weights alone is left out, one of any other weight is not', () => {
  const model = pattern('A', MODEL, 'M');
  expect(decode([model, pattern('A', WEIGHT, 'heavy')])).toEqual([]);
  expect(decode([model, pattern('A*1', WEIGHT, 'heavy'), pattern('A*2', WEIGHT, 'light')])).toHaveLength(1);
});

test('details that would give a model too many rules are left out, the least important first', () => {
  const engines = Array.from('0123456789ABCDEFGHJKLMN', (character, index) => [
    pattern(`**${character}`, ENGINE, `E${index}`),
    pattern(`***${character}`, ENGINE, `F${index}`),
  ]).flat();
  const rules = table([pattern('A', MODEL, 'M'), pattern('*1', LITRES, '1.0'), ...engines]);
  expect(rules).toEqual({ 'A****': '', 'A1***': '1.0' });
});
