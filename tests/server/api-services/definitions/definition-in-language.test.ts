import { expect, test } from 'vitest';
import type { Definition } from '../../../../src/contract/api-services/definition.ts';
import { definitionInLanguage } from '../../../../src/server/api-services/definitions/definition-in-language.ts';
import { parameter } from '../../../support/api-services/published-interfaces.ts';
import { oeDefinition } from '../../../support/server/open-gateway.ts';

const definition: Definition = {
  ...oeDefinition,
  body: [parameter({ name: 'name', example: '刹车片' }), parameter({ name: 'pageNum', type: 'integer', example: '1' })],
  response: [
    parameter({
      name: 'rows',
      type: 'array',
      children: [parameter({ name: 'brandName', example: '大众' }), parameter({ name: 'note', example: '备注' })],
    }),
  ],
  requestExample: '{"name":"刹车片"}',
  responseExample: '{"result":{"rows":[{"brandName":"大众","note":"备注"}]}}',
  requestExampleEn: '{"name":"brake pads","pageNum":2}',
  responseExampleEn: '{"result":{"rows":[{"brandName":"Volkswagen","note":null}]}}',
};

test('in English, examples are the English ones, also beside fields whose own example is Chinese', () => {
  const { requestExample, responseExample, body, response } = definitionInLanguage(definition, 'en');
  expect({ requestExample, responseExample }).toEqual({
    requestExample: definition.requestExampleEn,
    responseExample: definition.responseExampleEn,
  });
  expect(body.map(({ example }) => example)).toEqual(['brake pads', '1']);
  // Nothing is invented where the English answer has no value.
  expect(response[0]?.children.map(({ example }) => example)).toEqual(['Volkswagen', '备注']);
});

test('in Chinese, and without English examples, the definition stays', () => {
  expect(definitionInLanguage(definition, 'zh-CN')).toBe(definition);
  expect(definitionInLanguage(oeDefinition, 'en')).toEqual(oeDefinition);
});
