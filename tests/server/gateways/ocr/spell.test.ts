import { expect, test } from 'vitest';
import { CHARACTERS, KINDS, MARK, NOTHING } from '../../../../src/server/gateways/ocr/line-model.ts';
import { spell } from '../../../../src/server/gateways/ocr/spell.ts';

/** What was seen step by step: a character each, `_` nothing, `*` a mark; `second` is half as likely everywhere. */
function seenAs(line: string, second?: { at: number; kind: string }): Float32Array[] {
  return [...line].map((kind, at) => {
    const place = new Float32Array(KINDS).fill(0.001);
    place[kindOf(kind)] = 0.9;
    if (second?.at === at) place[kindOf(second.kind)] = 0.45;
    return place;
  });
}

const kindOf = (text: string) => (text === '_' ? NOTHING : text === '*' ? MARK : CHARACTERS.indexOf(text) + 1);
const textOf = (line: string, count: number) =>
  spell(seenAs(line), count)
    ?.spans.map(({ kind }) => CHARACTERS.charAt(kind - 1))
    .join('');

test('a line is spelt by what stands between its gaps', () => {
  expect(textOf('__LL__SS_V_', 3)).toBe('LSV');
});

test('the same character twice is two only with a gap between them', () => {
  expect(textOf('_11_11__', 2)).toBe('11');
  expect(textOf('_1111__2_', 2)).toBe('12');
});

test('marks that frame a line are none of its characters', () => {
  expect(textOf('**_LL_SS_**', 2)).toBe('LS');
});

test('exactly so many are spelt as are asked for: the least likely gives way, the likeliest gap is filled', () => {
  expect(textOf('_L_S_V_', 2)).toHaveLength(2);
  const faint = seenAs('_L___V_', { at: 3, kind: 'S' });
  expect(spell(faint, 3)?.spans.map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [3, 3],
    [5, 5],
  ]);
});

test('a line too short for its characters is not spelt', () => {
  expect(spell(seenAs('_LS_'), 17)).toBeUndefined();
});
