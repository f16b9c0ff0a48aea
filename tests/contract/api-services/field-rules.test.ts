import { expect, test } from 'vitest';
import type { Parameter } from '../../../src/contract/api-services/parameters.ts';
import { applyFieldRules, visibleDefinition } from '../../../src/contract/api-services/permissions/field-rules.ts';
import { draftOf } from '../../support/bodies/api-interface-bodies.ts';

const result = {
  total: 2,
  list: [
    { number: '5C0698151', priceFen: 28_600, maker: { name: '苍岭汽车', phone: '13800000000' } },
    { number: '5C0', priceFen: null, maker: null },
  ],
};

test('a result is given in full where no rule holds', () => {
  expect(applyFieldRules(result, {})).toEqual(result);
  expect(applyFieldRules(result, { other: 'absent', total: 'full' })).toEqual(result);
});

test('an absent field is left out of every item of a list', () => {
  expect(applyFieldRules(result, { 'list.priceFen': 'absent', 'list.maker': 'absent', total: 'absent' })).toEqual({
    list: [{ number: '5C0698151' }, { number: '5C0' }],
  });
});

test('masked text keeps its ends from four characters on, and masked numbers are null', () => {
  const rules = { 'list.number': 'masked', 'list.priceFen': 'masked', 'list.maker.name': 'masked' } as const;
  expect(applyFieldRules(result, rules)).toMatchObject({
    list: [
      { number: '5***1', priceFen: null, maker: { name: '苍***车', phone: '13800000000' } },
      { number: '***', priceFen: null, maker: null },
    ],
  });
  expect(applyFieldRules({ a: '😀bc😀' }, { a: 'masked' })).toEqual({ a: '😀***😀' });
});

test('the rule of an object holds for all in it, unless a field in it has its own', () => {
  expect(applyFieldRules(result, { list: 'masked', 'list.number': 'full', 'list.maker.phone': 'absent' })).toEqual({
    total: 2,
    list: [
      { number: '5C0698151', priceFen: null, maker: { name: '苍***车' } },
      { number: '5C0', priceFen: null, maker: null },
    ],
  });
});

test('lists of plain values are masked item by item', () => {
  expect(applyFieldRules({ codes: ['1KD', '1LAA', 7] }, { codes: 'masked' })).toEqual({
    codes: ['***', '1***A', null],
  });
});

const field = (name: string, type: Parameter['type'], example: string, children: Parameter[] = []): Parameter => ({
  name,
  type,
  empty: false,
  desc: '',
  descEn: '',
  example,
  children,
});
const definition = {
  ...draftOf('sample', 1),
  response: [
    field('total', 'integer', '2'),
    field('list', 'array', '', [field('number', 'string', '5C0698151'), field('priceFen', 'integer', '28600')]),
  ],
  responseExample: JSON.stringify({ code: '000000', result }),
};

test('documents show a customer no more than the answers do, examples included', () => {
  const rules = {
    'list.number': 'masked',
    'list.priceFen': 'masked',
    total: 'absent',
    'list.maker': 'absent',
  } as const;
  const stated = { ...definition, responseExampleEn: definition.responseExample };
  const { response, responseExample, responseExampleEn } = visibleDefinition(stated, rules);
  expect(response).toEqual([
    field('list', 'array', '', [field('number', 'string', '5***1'), field('priceFen', 'integer', '')]),
  ]);
  expect(JSON.parse(responseExample)).toEqual({ code: '000000', result: applyFieldRules(result, rules) });
  expect(responseExampleEn).toBe(responseExample);
});

test('an example that the rules cannot be applied to is not shown', () => {
  const exampleOf = (responseExample: string) =>
    visibleDefinition({ ...definition, responseExample }, { total: 'absent' }).responseExample;
  expect(['', 'total: 2', '[2]', 'null', '{"total":2}'].map(exampleOf)).toEqual(['', '', '', '', '']);
  expect(visibleDefinition(definition, {})).toBe(definition);
});
