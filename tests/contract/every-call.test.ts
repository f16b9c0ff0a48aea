import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { allCalls, calls, resources } from '../../src/contract/all-calls.ts';
import { crudVerbs } from '../../src/contract/crud.ts';
import { jsonSchemaOf } from '../support/bodies/sample.ts';

const named = allCalls.map((call) => [call.operation, call] as const);

test('every operation has one name and one path of its own', () => {
  const operations = allCalls.map(({ operation }) => operation);
  const places = allCalls.map(({ path, method = 'POST' }) => `${method} ${path}`);
  expect(operations).toEqual([...new Set(operations)]);
  expect(places).toEqual([...new Set(places)]);
  expect(operations.length).toBeGreaterThan(70);
});

test('every call stands in the table of contents under its operation name', () => {
  expect(Object.entries(calls).filter(([key, { operation }]) => key !== operation)).toEqual([]);
});

test.each(Object.entries(resources))(
  'the calls of %s ask for its page power, and each change for one more',
  (name, resource) => {
    const wanted = { list: '', get: '', add: ':add', edit: ':edit', delete: ':delete' };
    for (const verb of crudVerbs) {
      expect(resource[verb].access).toBe(`${resource.power}${wanted[verb]}`);
      expect(resource[verb].path.startsWith(`/${name}/`)).toBe(true);
    }
  },
);

const Row = z.object({ operation: z.string(), path: z.string() });

/** The specification's calls: operation, and path where it shows one (a trailing * stands for anything). */
const specified = readFileSync(new URL('../fixtures/calls.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([, operation, path]) => Row.parse({ operation, path }));

const standing = specified.flatMap(({ operation, path }) =>
  allCalls
    .filter((call) => call.operation === operation && path !== '')
    .map((call) => [operation, path, call.path] as const),
);

test('the specification and the contract meet in a good number of calls', () => {
  expect(standing.length).toBeGreaterThanOrEqual(20);
});

test.each(standing)('%s stands where the specification has it, at %s', (_, wanted, path) => {
  const absolute = wanted.startsWith('/') ? wanted : `/${wanted}`;
  if (absolute.endsWith('*')) expect(path.startsWith(absolute.slice(0, -1))).toBe(true);
  else expect(path).toBe(absolute);
});

test.each(allCalls.filter(({ path }) => path.startsWith('/api/')).map(({ operation, path }) => [operation, path]))(
  'the catalogue call %s is numbered by area: %s',
  (_, path) => {
    expect(path).toMatch(/^\/api\/PAGE_\d{5}$/);
  },
);

test.each(named)('the body of %s is closed at every depth', (_, call) => {
  expect(openPlaces(jsonSchemaOf(call.body))).toEqual([]);
});

test('an open object is found wherever it hides', () => {
  const open = z.object({ a: z.string() });
  const hidden = z.strictObject({ list: z.array(z.union([z.string(), z.strictObject({ deep: open.optional() })])) });
  expect(openPlaces(jsonSchemaOf(open))).toEqual(['']);
  expect(openPlaces(jsonSchemaOf(hidden))).toEqual(['properties.list.items.anyOf.1.properties.deep']);
  expect(openPlaces(jsonSchemaOf(z.strictObject({ any: z.unknown() })))).toEqual(['properties.any']);
});

const Node = z.looseObject({ type: z.string(), additionalProperties: z.unknown(), propertyNames: z.unknown() });
/** Words of JSON Schema beneath which no schema stands. */
const leaves = new Set(['required', 'enum', 'const', 'default', '$schema', 'propertyNames']);

/** Where a schema takes what it does not name: objects that are not closed, and places that take anything. */
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
  // A record of named keys says so by propertyNames.
  return node.additionalProperties !== false && node.propertyNames === undefined;
}
