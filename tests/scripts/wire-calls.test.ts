import { expect, test } from 'vitest';
import { onTheWire, wholeOf } from '../../scripts/wire-calls.ts';

const stated = `
import { z } from 'zod';
import { call, Id } from './call.ts';
export const Part = z.strictObject({ oe: z.string() });
export const Short = Part.pick({ oe: true });
export const LIMIT = 5;
const paging = { page: Id.default(1) };
export const parts = crud('part', { item: Part, input: Short });
export const getPart = call({
  operation: 'getPart',
  path: '/api/part',
  access: 'session',
  isSealed: true,
  body: z.strictObject({ id: Id, page: { body: 1 } }),
  result: z.array(Part),
});
const tree = (path) => call({ path, result: Part, body });
export const sendFile = uploadCall({ path: '/file', upload: { maxBytes: 3 }, body: Nothing, result: Done });
`;

test('of a call the browser keeps what the wire needs, and no schema', () => {
  const kept = onTheWire(stated, 'part.ts');
  expect(kept).toContain("operation: 'getPart'");
  expect(kept).toContain('isSealed: true');
  expect(kept).toContain('upload: { maxBytes: 3 }');
  expect(kept).not.toMatch(/body|result/);
});

test('a schema that a screen names comes from the whole module, and brings it only there', () => {
  const kept = onTheWire(stated, 'part.ts');
  expect(kept).toMatch(
    /^import \{ Part, Short, parts \} from '\.\/part\.ts\?whole';\nexport \{ Part, Short, parts \};/,
  );
  expect(kept).not.toMatch(/Part\.pick|strictObject|crud\(/);
  expect(kept).toContain('LIMIT = 5');
});

test('what only schemas were made of is imported no more', () => {
  const kept = onTheWire(stated, 'part.ts');
  expect(kept).toContain("import { call, Id } from './call.ts';");
  expect(kept).not.toContain('zod');
});

test('what is worked out for schemas alone may be left out where none is wanted', () => {
  const kept = onTheWire(stated, 'part.ts');
  expect(kept).toContain('paging = /* @__PURE__ */ (() => ({ page: Id.default(1) }))()');
});

test('the whole module stands on whole modules alone, and nothing in it is worked out unless it is named', () => {
  const whole = wholeOf(stated);
  expect(whole).toContain("import { call, Id } from './call.ts?whole';");
  expect(whole).toContain("import { z } from 'zod';");
  expect(whole).toContain('Short = /* @__PURE__ */ (() => (Part.pick({ oe: true })))()');
  expect(whole).toContain('getPart = /* @__PURE__ */ (() => (call({');
});

test('of a code the browser keeps what it does, and none of its words', () => {
  const codes = "export const codes = { '1': business('silent', '好', 'Good'), '2': failure(404, '无', 'None') };";
  expect(onTheWire(codes, 'codes.ts')).toContain("{ '1': business('silent', '', ''), '2': failure(404, '', '') }");
});

test('what states no call is not touched', () => {
  const plain = 'export const rule = (text) => ({ body: text, result: 1 });';
  expect(onTheWire(plain, 'rule.ts')).toBe(plain);
});
