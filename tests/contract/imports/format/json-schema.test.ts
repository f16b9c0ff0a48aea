import { expect, test } from 'vitest';
import type { CatalogueFile } from '../../../../src/contract/imports/format/catalogue-file.ts';
import { choice, id, integer, plain, text } from '../../../../src/contract/imports/format/fields.ts';
import { jsonSchemaOf } from '../../../../src/contract/imports/format/json-schema.ts';

const file: CatalogueFile = {
  name: 'prices',
  about: { zh: '价格', en: 'prices' },
  fields: {
    id: id('编号', 'id', 'A1'),
    name: text(20, '名称', 'name', ''),
    sort: integer({ min: 0 }, '排序', 'order', '1'),
    price: plain('money', '价格', 'price', '286.00'),
    kind: choice({ guide: ['指导价'], market: ['市场价'] }, '类型', 'kind', 'guide'),
  },
};

test('a schema names the required fields and refuses others', () => {
  expect(jsonSchemaOf(file)).toMatchObject({ title: 'prices', required: ['id'], additionalProperties: false });
});

test('a field has its type, bounds and example; a bound or example that there is none of is left out', () => {
  expect(jsonSchemaOf(file).properties).toEqual({
    id: { description: 'id', examples: ['A1'], type: 'string', maxLength: 100 },
    name: { description: 'name', type: 'string', maxLength: 20 },
    sort: { description: 'order', examples: ['1'], type: ['integer', 'string'], minimum: 0 },
    price: { description: 'price', examples: ['286.00'], type: ['number', 'string'], minimum: 0 },
    kind: { description: 'kind', examples: ['guide'], type: 'string', enum: ['guide', 'market'] },
  });
});
