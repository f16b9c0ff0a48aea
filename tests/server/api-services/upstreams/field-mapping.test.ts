import { expect, test } from 'vitest';
import { fromUpstream, toUpstreamBody } from '../../../../src/server/api-services/upstreams/field-mapping.ts';
import { parameter } from '../../../support/api-services/published-interfaces.ts';

const body = [
  parameter({ name: 'vin' }),
  parameter({ name: 'tags', type: 'array', itemType: 'string' }),
  parameter({ name: 'owner', type: 'object', children: [parameter({ name: 'phone' })] }),
  parameter({ name: 'items', type: 'array', children: [parameter({ name: 'oe' })] }),
];

test('a body is sent under the upstream’s names, nested as it wants them', () => {
  const sent = toUpstreamBody({ vin: 'V', tags: ['a'], owner: { phone: '1' }, items: [{ oe: 'A' }] }, body, {
    vin: 'query.vinCode',
    'owner.phone': 'tel',
  });
  expect(JSON.parse(JSON.stringify(sent))).toEqual({
    query: { vinCode: 'V' },
    tags: ['a'],
    tel: '1',
    items: [{ oe: 'A' }],
  });
});

test('fields that the definition lacks are not sent, and missing ones are left out', () => {
  expect(JSON.stringify(toUpstreamBody({ vin: 'V', secret: 1 }, body, {}))).toBe('{"vin":"V"}');
});

test('a body or mapping cannot reach the prototype of an object', () => {
  const evil = [parameter({ name: 'vin' }), parameter({ name: 'constructor' })];
  const sent = toUpstreamBody(JSON.parse('{"vin":"x","__proto__":{"polluted":1}}'), evil, {
    vin: '__proto__.polluted',
  });
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  expect(JSON.stringify(sent)).toBe('{"__proto__":{"polluted":"x"}}');
  expect(fromUpstream({}, [parameter({ name: 'name' })], { name: 'constructor.name' })).toEqual({ name: null });
});

const response = [
  parameter({
    name: 'vehicles',
    type: 'array',
    children: [
      parameter({ name: 'id' }),
      parameter({ name: 'engine', type: 'object', children: [parameter({ name: 'code' })] }),
    ],
  }),
  parameter({ name: 'total', type: 'integer' }),
];

test('an answer comes back under our names, with the items of lists mapped one by one', () => {
  const answer = {
    data: {
      rows: [
        { key: 1, e: { c: 'EA211' } },
        { key: 2, e: null },
      ],
      count: 2,
    },
    debug: 'internal',
  };
  const mapping = {
    vehicles: 'data.rows',
    'vehicles.id': 'data.rows.key',
    'vehicles.engine': 'data.rows.e',
    'vehicles.engine.code': 'data.rows.e.c',
    total: 'data.count',
  };
  expect(fromUpstream(answer, response, mapping)).toEqual({
    vehicles: [
      { id: 1, engine: { code: 'EA211' } },
      { id: 2, engine: null },
    ],
    total: 2,
  });
});

test('what the answer lacks is null, and what the definition lacks is dropped', () => {
  expect(fromUpstream({ total: 3, internal: 'x' }, response, {})).toEqual({ vehicles: null, total: 3 });
  expect(fromUpstream('text', response, {})).toEqual({ vehicles: null, total: null });
});
