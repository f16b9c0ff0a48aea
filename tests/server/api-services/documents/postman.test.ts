import { expect, test } from 'vitest';
import { postmanCollectionOf } from '../../../../src/server/api-services/documents/folds/postman.ts';
import { documentSource } from '../../../support/api-services/published-interfaces.ts';

test('the collection has a folder for each class with complete requests, and takes the key from a variable', () => {
  expect(postmanCollectionOf(documentSource())).toMatchObject({
    info: { schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{EPC_API_KEY}}' }] },
    variable: [
      { key: 'baseUrl', value: 'https://epc.example' },
      { key: 'EPC_API_KEY', value: '' },
    ],
    item: [
      {
        name: 'Vehicles',
        item: [
          {
            name: 'VIN to vehicle',
            request: {
              method: 'POST',
              body: { mode: 'raw', raw: '{\n  "vin": "LSVNA2CJ1K2113527"\n}' },
              url: {
                raw: '{{baseUrl}}/openapi/v1/vinToVehicle',
                host: ['{{baseUrl}}'],
                path: ['openapi', 'v1', 'vinToVehicle'],
              },
            },
            response: [{ code: 200 }],
          },
        ],
      },
    ],
  });
});
