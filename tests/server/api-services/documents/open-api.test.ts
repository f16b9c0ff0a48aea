import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { webhookEventTypes } from '../../../../src/contract/api-services/webhooks/rules.ts';
import { openApiOf } from '../../../../src/server/api-services/documents/folds/open-api.ts';
import { documentSource, vinToVehicle } from '../../../support/api-services/published-interfaces.ts';

test.each(['en', 'zh-CN'] as const)('the document in %s is valid OpenAPI 3.1', async (language) => {
  const document = openApiOf(documentSource({ language }));
  expect(await new Validator().validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true });
});

test('every operation has an id, a summary, a description, a tag that is declared, examples and refusals', () => {
  const document = openApiOf(documentSource());
  expect(document).toMatchObject({
    tags: [{ name: 'Vehicles' }, { name: 'Webhooks' }],
    paths: {
      '/openapi/v1/vinToVehicle': {
        post: {
          operationId: 'vinToVehicle',
          summary: 'VIN to vehicle',
          description: 'The vehicles of a VIN',
          tags: ['Vehicles'],
          requestBody: { content: { 'application/json': { example: { vin: 'LSVNA2CJ1K2113527' } } } },
          responses: {
            200: { content: { 'application/json': { example: { code: '000000' } } } },
            401: { description: '301216 meaning of 301216' },
            429: { description: '301223 meaning of 301223' },
          },
        },
      },
    },
  });
});

test('a field that may be left out is not required in a request and may be null in an answer', () => {
  const text = JSON.stringify(openApiOf(documentSource()));
  expect(text).toContain('"required":["vin"],"additionalProperties":false');
  expect(text).toContain('"code":{"type":["string","null"],"description":"about code"}');
});

test('the idempotency keys of the document are those that the gateway takes', () => {
  expect(openApiOf(documentSource())).toMatchObject({
    paths: {
      '/openapi/v1/vinToVehicle': {
        post: {
          parameters: expect.arrayContaining([
            expect.objectContaining({
              name: 'Idempotency-Key',
              schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$', minLength: 1, maxLength: 64 },
            }),
          ]),
        },
      },
    },
  });
});

test('a deprecated interface says so', () => {
  const document = openApiOf(documentSource({ interfaces: [vinToVehicle({ status: 'deprecated' })] }));
  expect(document).toMatchObject({ paths: { '/openapi/v1/vinToVehicle': { post: { deprecated: true } } } });
});

test('the key is sent as bearer or APPCODE, or a request is signed with all four headers', () => {
  const { security } = openApiOf(documentSource());
  expect(security).toEqual([
    { bearer: [] },
    { appCode: [] },
    { signatureKeyId: [], signatureTimestamp: [], signatureNonce: [], signature: [] },
  ]);
});

test('the events of webhooks are described with headers, data, example and answers, and need no key', () => {
  const { webhooks } = openApiOf(documentSource());
  expect(Object.keys(Object(webhooks))).toEqual([...webhookEventTypes]);
  expect(webhooks).toMatchObject({
    'quota.threshold': {
      post: {
        security: [],
        parameters: [{ name: 'webhook-id' }, { name: 'webhook-timestamp' }, { name: 'webhook-signature' }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                properties: {
                  type: { const: 'quota.threshold' },
                  data: { properties: { interfaceCode: { type: ['string', 'null'] } }, required: expect.any(Array) },
                },
              },
              example: { type: 'quota.threshold', data: { threshold: 80, units: 10_000 } },
            },
          },
        },
        responses: { '2XX': {}, 410: {} },
      },
    },
  });
});
