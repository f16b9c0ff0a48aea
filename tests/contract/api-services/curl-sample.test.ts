import { expect, test } from 'vitest';
import { curlSample, shellQuoted } from '../../../src/contract/api-services/documents/curl-sample.ts';

test('a curl command takes its key from the environment and quotes the body', () => {
  expect(shellQuoted("it's John's")).toBe(`'it'\\''s John'\\''s'`);
  const command = curlSample({ url: 'https://epc.example/x', body: '{"a":"$(id)"}' });
  expect(command).toContain('Bearer $EPC_API_KEY');
  expect(command).toContain(`-d '{"a":"$(id)"}'`);
});
