import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { allCalls, calls, resources } from '../../src/contract/all-calls.ts';
import { crudVerbs } from '../../src/contract/crud.ts';
import { openFields } from '../support/bodies/open-fields.ts';
import { jsonSchemaOf } from '../support/bodies/sample.ts';

const named = allCalls.map((call) => [call.operation, call] as const);

test('every operation has a unique name and path', () => {
  const operations = allCalls.map(({ operation }) => operation);
  const places = allCalls.map(({ path, method = 'POST' }) => `${method} ${path}`);
  expect(operations).toEqual([...new Set(operations)]);
  expect(places).toEqual([...new Set(places)]);
  expect(operations.length).toBeGreaterThan(70);
});

test('every call is listed under its operation name', () => {
  expect(Object.entries(calls).filter(([key, { operation }]) => key !== operation)).toEqual([]);
});

test.each(Object.entries(resources))(
  'the calls of %s require its page power, and each change its own power',
  (name, resource) => {
    const suffixes = { list: '', get: '', add: ':add', edit: ':edit', delete: ':delete' };
    for (const verb of crudVerbs) {
      expect(resource[verb].access).toBe(`${resource.power}${suffixes[verb]}`);
      expect(resource[verb].path.startsWith(`/${name}/`)).toBe(true);
    }
  },
);

const Row = z.object({ operation: z.string(), path: z.string() });

/** The specification's calls: operation, and path where it shows one (a trailing * matches anything). */
const specified = readFileSync(new URL('../fixtures/calls.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([, operation, path]) => Row.parse({ operation, path }));

const specifiedCalls = specified.flatMap(({ operation, path }) =>
  allCalls
    .filter((call) => call.operation === operation && path !== '')
    .map((call) => [operation, path, call.path] as const),
);

test('the contract has many calls of the specification', () => {
  expect(specifiedCalls.length).toBeGreaterThanOrEqual(20);
});

test.each(specifiedCalls)('%s has the path of the specification, %s', (_, specifiedPath, path) => {
  const absolute = specifiedPath.startsWith('/') ? specifiedPath : `/${specifiedPath}`;
  if (absolute.endsWith('*')) expect(path.startsWith(absolute.slice(0, -1))).toBe(true);
  else expect(path).toBe(absolute);
});

test.each(allCalls.filter(({ path }) => path.startsWith('/api/')).map(({ operation, path }) => [operation, path]))(
  'the catalogue call %s has a numbered path: %s',
  (_, path) => {
    expect(path).toMatch(/^\/api\/PAGE_\d{5}$/);
  },
);

test.each(named)('the body of %s is closed at every depth', (_, call) => {
  const open = openPlaces(jsonSchemaOf(call.body)).map((place) => place.split('.')[1]);
  expect(open.filter((field) => !openFields[call.operation]?.includes(field ?? ''))).toEqual([]);
});

test('an open object is found at any depth', () => {
  const open = z.object({ a: z.string() });
  const hidden = z.strictObject({ list: z.array(z.union([z.string(), z.strictObject({ deep: open.optional() })])) });
  expect(openPlaces(jsonSchemaOf(open))).toEqual(['']);
  expect(openPlaces(jsonSchemaOf(hidden))).toEqual(['properties.list.items.anyOf.1.properties.deep']);
  expect(openPlaces(jsonSchemaOf(z.strictObject({ any: z.unknown() })))).toEqual(['properties.any']);
});

const Node = z.looseObject({ type: z.string(), additionalProperties: z.unknown(), propertyNames: z.unknown() });
/** JSON Schema keywords whose values contain no schemas. */
const leaves = new Set(['required', 'enum', 'const', 'default', '$schema', 'propertyNames']);

/** Paths at which a schema accepts unknown fields or any value. */
function openPlaces(schema: unknown, place: readonly string[] = []): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isSchema = !Array.isArray(schema) && place.at(-1) !== 'properties';
  const own = isSchema && isOpen(schema) ? [place.join('.')] : [];
  const inner = Object.entries(schema).filter(([key]) => !leaves.has(key) || place.at(-1) === 'properties');
  return [...own, ...inner.flatMap(([key, child]) => openPlaces(child, [...place, key]))];
}

function isOpen(schema: object): boolean {
  if (Object.keys(schema).length === 0) return true;
  const node = Node.partial().safeParse(schema).data;
  if (node?.type !== 'object') return false;
  // A record with a fixed set of keys has propertyNames.
  return node.additionalProperties !== false && node.propertyNames === undefined;
}
