import { expect, test } from 'vitest';
import { onTheWire } from '../../scripts/wire-calls.ts';

const stated = `
export const Part = z.strictObject({ oe: z.string() });
export const Short = Part.pick({ oe: true });
export const LIMIT = 5;
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
  const kept = onTheWire(stated);
  expect(kept).toContain("operation: 'getPart'");
  expect(kept).toContain('isSealed: true');
  expect(kept).toContain('upload: { maxBytes: 3 }');
  expect(kept).not.toMatch(/body|result/);
});

test('a schema that a screen names is what it was, and may be left out where none does', () => {
  expect(onTheWire(stated)).toContain('Short = /* @__PURE__ */ (() => Part.pick({ oe: true }))()');
  expect(onTheWire(stated)).toContain('LIMIT = 5');
});

test('of a code the browser keeps what it does, and none of its words', () => {
  const codes = "export const codes = { '1': business('silent', '好', 'Good'), '2': failure(404, '无', 'None') };";
  expect(onTheWire(codes)).toBe("export const codes = { '1': business('silent', '', ''), '2': failure(404, '', '') };");
});

test('what states no call is not touched', () => {
  const plain = 'export const rule = (text) => ({ body: text, result: 1 });';
  expect(onTheWire(plain)).toBe(plain);
});
