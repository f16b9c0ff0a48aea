import { expect, test } from 'vitest';
import { stringToSign } from '../../../src/contract/api-services/signature.ts';

test('the string to sign has a line for each part, with the query sorted by name and value', () => {
  const signed = {
    method: 'post',
    path: '/openapi/v1/vin?b=2&a=%20&b=1',
    bodyHash: 'ab12',
    timestamp: '1',
    nonce: 'n',
  };
  expect(stringToSign(signed)).toBe('POST\n/openapi/v1/vin\na=%20&b=1&b=2\nab12\n1\nn');
});

test('a request without a query has an empty line for it', () => {
  const signed = { method: 'POST', path: '/openapi/v1/vin', bodyHash: 'ab12', timestamp: '1', nonce: 'n' };
  expect(stringToSign(signed).split('\n')[2]).toBe('');
});
