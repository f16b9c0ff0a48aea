import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCalls, withSchemas } from '../../src/contract/call.ts';

const schemas = {
  renameThing: { body: z.strictObject({ name: z.string() }), result: z.null() },
  Thing: z.strictObject({ name: z.string() }),
};

test('a declared call has its name as its operation, and its schemas after joining', () => {
  const calls = defineCalls<typeof schemas>()({ renameThing: { path: '/thing/rename', access: 'session' } });
  expect(calls.renameThing).toEqual({ operation: 'renameThing', path: '/thing/rename', access: 'session' });
  expect(withSchemas(calls, schemas).renameThing).toEqual({ ...calls.renameThing, ...schemas.renameThing });
});

test('a call without schemas, schemas without a call and a misspelt field do not compile', () => {
  const define = defineCalls<typeof schemas>();
  const renameThing = { path: '/thing/rename', access: 'session' } as const;
  // @ts-expect-error: renameThing has schemas and no call
  define({});
  // @ts-expect-error: removeThing has no schemas
  define({ renameThing, removeThing: { path: '/thing/remove', access: 'session' } });
  // @ts-expect-error: Thing is a schema, not the schemas of a call
  define({ renameThing, Thing: { path: '/thing', access: 'session' } });
  // @ts-expect-error: isSeald
  define({ renameThing: { ...renameThing, isSeald: true } });
  // @ts-expect-error: every call states its access
  define({ renameThing: { path: '/thing/rename' } });
  expect(define({ renameThing })).toHaveProperty('renameThing');
});

const contract = path.resolve(import.meta.dirname, '../../src/contract');
const callFiles = readdirSync(contract, { encoding: 'utf8', recursive: true }).filter(
  (file) => path.basename(file) === 'calls.ts',
);

test('the test finds the call files', () => expect(callFiles.length).toBeGreaterThan(20));

test.each(callFiles)('%s loads no schemas and no zod in the browser', (file) => {
  const loaded = [...filesLoadedBy(path.join(contract, file))];
  expect(loaded.filter((name) => name === 'zod' || name.endsWith('schemas.ts'))).toEqual([]);
});

/** The modules that a module imports as values, directly and transitively. */
function filesLoadedBy(file: string, seen = new Set<string>()): Set<string> {
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type)[^;]*?from '([^']+)'/gm,
  )) {
    const target = name.startsWith('.') ? path.resolve(path.dirname(file), name) : name;
    if (seen.has(target)) continue;
    seen.add(target);
    if (name.startsWith('.')) filesLoadedBy(target, seen);
  }
  return seen;
}
