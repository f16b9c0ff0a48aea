import { brotliDecompressSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { allCalls } from '../../../src/contract/all-calls.ts';
import { mountOpenApi, openApiOf } from '../../../src/server/http/open-api.ts';

const document = openApiOf(allCalls);
const Operation = z.looseObject({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  requestBody: z.object({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })) }).optional(),
  'x-power': z.string().optional(),
});
const { paths } = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) }).parse(document);

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  // The validator modifies its argument.
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('the validator rejects an invalid document', async () => {
  const broken = { ...structuredClone(document), paths: { 'no-slash': { post: { operationId: 7 } } } };
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
});

test.each(allCalls.map((call) => [call.operation, call] as const))(
  '%s is documented under its path with its name and access',
  (_, call) => {
    const operation = paths[call.path]?.[call.method === 'GET' ? 'get' : 'post'];
    expect(operation?.operationId).toBe(call.operation);
    expect(operation?.security).toEqual(call.access === 'open' ? [] : [{ token: [] }]);
    expect(operation?.['x-power']).toBe(call.access.startsWith('/') ? call.access : undefined);
  },
);

test('the document has exactly the calls of the contract', () => {
  expect(Object.values(paths).flatMap((verbs) => Object.keys(verbs))).toHaveLength(allCalls.length);
});

test('every reference in the document can be resolved', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, target]) => target ?? '');
  expect(references.length).toBeGreaterThan(0);
  expect([...new Set(references)].filter((target) => resolve(target) === undefined)).toEqual([]);
});

function resolve(target: string): unknown {
  if (!target.startsWith('#/')) return undefined;
  const keys = target
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>((inner, key) => Object(inner)[key], document);
}

test('the document is serialized once, for anyone may request it, and compressed for those who accept it', async () => {
  const app = Fastify();
  mountOpenApi(app);
  const stringify = vi.spyOn(JSON, 'stringify');
  const plain = await app.inject('/openapi.json');
  await app.inject('/openapi.json');
  const compressed = await app.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'gzip, br' } });
  expect(
    stringify.mock.calls.filter(([value]) => value !== null && typeof value === 'object' && 'openapi' in value),
  ).toHaveLength(1);
  stringify.mockRestore();
  expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(plain.json()).toEqual(JSON.parse(JSON.stringify(document)));
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.payload);
});
