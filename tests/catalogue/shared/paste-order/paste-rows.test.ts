import { expect, test } from 'vitest';
import { canBeOwnLine, isTicked, pasteRow, piecesOf } from '../../../../src/catalogue/shared/paste-order/paste-rows.ts';
import type { Part, PartHit } from '../../../../src/contract/parts/schemas.ts';
import type { MessagePart } from '../../../../src/contract/work-orders/schemas.ts';
import { fitOf, misfitPartOf, partOf } from '../../../support/screens/part-of.ts';

const requested: MessagePart = {
  kind: 'name',
  text: '机滤',
  quantity: null,
  unit: '',
  isPair: false,
  isUnsure: false,
  vehicle: 0,
};
const hitOf = (part: Part) => ({ part, vehAssyId: 1, assemblyName: '', rule: 'exact' as const });
const row = (parts: Part[], given: Partial<MessagePart> = {}) =>
  pasteRow(0, { ...requested, ...given }, parts.map(hitOf));

const left = partOf({ oeId: 7, oeName: '前大灯 左' });
const right = partOf({ oeId: 8, oeName: '前大灯 右' });

test('only a single fitting number is ticked without a question', () => {
  const states = {
    found: row([partOf()]),
    stillFound: row([partOf(), misfitPartOf({ oeId: 2 })]),
    choose: row([partOf(), partOf({ oeId: 2 })]),
    unsure: row([partOf()], { isUnsure: true }),
    check: row([partOf({ fit: fitOf('check', '带选装 PR1（本车未知）') })]),
    misfit: row([misfitPartOf()]),
    missing: row([]),
  };
  expect(Object.entries(states).map(([name, { state }]) => [name, state])).toEqual([
    ['found', 'found'],
    ['stillFound', 'found'],
    ['choose', 'choose'],
    ['unsure', 'choose'],
    ['check', 'check'],
    ['misfit', 'misfit'],
    ['missing', 'missing'],
  ]);
  expect(Object.values(states).filter(isTicked)).toHaveLength(2);
});

test('a part that is counted in litres is a fluid: names that only contain the text are left out', () => {
  const hit = (part: Part, rule: PartHit['rule']) => ({ ...hitOf(part), rule });
  const litres = { text: '机油', quantity: 4, unit: '升' };
  const pump = partOf({ oeName: '机油泵' });
  const coolant = partOf({ unit: '升' });
  const rowOf = (given: Partial<MessagePart>, hits: PartHit[]) => pasteRow(0, { ...requested, ...given }, hits);
  expect(rowOf(litres, [hit(pump, 'contains')])).toMatchObject({ state: 'missing', choices: [] });
  expect(rowOf({ ...litres, text: 'OIL', unit: 'L' }, [hit(pump, 'contains')]).state).toBe('missing');
  expect(rowOf({ text: '机油' }, [hit(pump, 'contains')]).state).toBe('missing');
  expect(rowOf({ text: '油泵' }, [hit(pump, 'contains')]).state).toBe('found');
  expect(rowOf(litres, [hit(coolant, 'alias')]).state).toBe('found');
  expect(rowOf(litres, [hit(pump, 'exact')]).state).toBe('choose');
});

test('a name that the book does not have can be a line of its own, and a fluid is one; a number can not', () => {
  const missing = row([], { text: '喵' });
  const fluid = row([], { text: '机油' });
  const number = row([], { kind: 'oe', text: '06A905115D' });
  expect([missing, fluid, number, row([partOf()])].map(canBeOwnLine)).toEqual([true, true, false, false]);
  expect([missing, fluid, number].map(isTicked)).toEqual([false, true, false]);
});

test('a number in two assemblies is one choice', () => {
  expect(row([partOf(), partOf()]).choices).toHaveLength(1);
});

test('a pair of left and right is one choice of both numbers', () => {
  const pair = row([left, right], { isPair: true });
  expect(pair.state).toBe('found');
  expect(pair.choices[0]?.parts).toEqual([left, right]);
  expect(row([left, right]).state).toBe('choose');
});

test('pieces: as the vehicle has, for each set as many, two for a pair of one number, one each for a pair of two', () => {
  const plugs = { key: '', parts: [partOf({ partCount: 4 })] };
  const both = { key: '', parts: [left, right] };
  expect(piecesOf(requested, plugs)).toBe(4);
  expect(piecesOf({ ...requested, quantity: 2, unit: '套' }, plugs)).toBe(8);
  expect(piecesOf({ ...requested, quantity: 3, unit: '个' }, plugs)).toBe(3);
  expect(piecesOf({ ...requested, quantity: 1, unit: '对', isPair: true }, plugs)).toBe(2);
  expect(piecesOf({ ...requested, quantity: 1, unit: '对', isPair: true }, both)).toBe(1);
  expect(piecesOf({ ...requested, quantity: 0.5, unit: '桶' }, plugs)).toBe(1);
});
