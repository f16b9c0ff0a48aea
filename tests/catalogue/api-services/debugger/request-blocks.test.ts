import { expect, test } from 'vitest';
import { requestExample, requestRows } from '../../../../src/catalogue/api-services/debugger/request-blocks.ts';
import type { DocumentPage } from '../../../../src/contract/api-services/documents/schemas.ts';

type Blocks = DocumentPage['blocks'];
const heading = (anchor: string): Blocks[number] => ({ kind: 'heading', anchor, text: anchor });
const fields: Blocks[number] = {
  kind: 'fields',
  isRequest: true,
  rows: [
    {
      anchor: 'vin',
      path: 'vin',
      name: 'vin',
      depth: 0,
      type: 'string',
      itemType: null,
      isRequired: true,
      description: '',
      example: '',
    },
  ],
};
const code = (text: string): Blocks[number] => ({ kind: 'code', language: 'json', text });

test('the fields and the example are those below the headings of the request', () => {
  const blocks = [
    heading('request'),
    fields,
    heading('request-example'),
    code('{"vin":"A"}'),
    heading('response'),
    code('{}'),
  ];
  expect(requestRows({ blocks }).map(({ path }) => path)).toEqual(['vin']);
  expect(requestExample({ blocks })).toBe('{"vin":"A"}');
});

test('a page without them has no fields and an empty body, whatever its first block is', () => {
  for (const blocks of [
    [],
    [fields, code('x')],
    [heading('request')],
    [heading('request'), code('x')],
    [heading('request-example'), fields],
  ]) {
    expect(requestRows({ blocks })).toEqual([]);
    expect(requestExample({ blocks })).toBe('{}');
  }
});
