import { z } from 'zod';

/** The smallest value of a schema after its defaults: without optional fields, and with lists of minimum length. */
export function sampleOf<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  return schema.parse(sampleInputOf(schema));
}

/** The same before its defaults, as a client sends it: fields with a default are omitted too. */
export function sampleInputOf(schema: z.ZodType): unknown {
  return fill(jsonSchemaOf(schema), false);
}

/** Like sampleInputOf, with every optional field and at least one item in every list. */
export function fullSampleInputOf(schema: z.ZodType): unknown {
  return fill(jsonSchemaOf(schema), true);
}

/** The part of JSON Schema that zod produces; nested schemas are parsed when they are visited. */
const Node = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.record(z.string(), z.unknown())).optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
  items: z.unknown().optional(),
  minItems: z.number().default(0),
  minimum: z.number().default(0),
  exclusiveMinimum: z.number().default(-1),
  minLength: z.number().default(0),
  maxLength: z.number().default(Number.POSITIVE_INFINITY),
  format: z.string().optional(),
  pattern: z.string().optional(),
  examples: z.array(z.string()).default([]),
});
type Node = z.infer<typeof Node>;

export function jsonSchemaOf(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, { io: 'input', reused: 'inline', unrepresentable: 'any' });
}

function fill(schema: unknown, isFull: boolean): unknown {
  const node = Node.parse(schema);
  if (node.const !== undefined) return node.const;
  if (node.enum !== undefined) return node.enum[0];
  const choices = node.anyOf ?? node.oneOf;
  if (choices !== undefined) return fill(choices[0], isFull);
  if (node.allOf !== undefined) return fill(Object.assign({}, ...node.allOf), isFull);
  // The type of a nullable field may be a list: the smallest value has the first type.
  switch (Array.isArray(node.type) ? node.type[0] : node.type) {
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      // Zod limits every integer to the safe range, so only a minimum above 0 is relevant.
      return Math.max(0, node.minimum, node.exclusiveMinimum + 1);
    case 'string':
      return textOf(node);
    case 'array':
      return listOf(node, isFull);
    case 'object': {
      const wanted = isFull ? Object.keys(node.properties) : node.required;
      return Object.fromEntries(wanted.map((key) => [key, fill(node.properties[key], isFull)]));
    }
    default:
      return null;
  }
}

/** A list of a recursive schema is empty, because the recursion would not end. */
function listOf({ items, minItems }: Node, isFull: boolean): unknown[] {
  const isRecursive = z.looseObject({ $ref: z.string() }).safeParse(items).success;
  const length = Math.max(minItems, isFull && !isRecursive ? 1 : 0);
  return Array.from({ length }, () => fill(items, isFull));
}

const formats: Record<string, string> = {
  date: '2026-03-01',
  'date-time': '2026-03-01T00:00:00.000Z',
  uri: 'https://example.org/a',
  uuid: 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6',
};
const texts = [
  'a',
  'A',
  '1',
  '/a',
  'sample',
  '110000',
  'LSVNA2CJ0K2103456',
  'A'.repeat(22),
  'Sample#1',
  '13800000000',
  'E20261121000000000001',
  '09:00',
  'gearboxType',
  'https://api.example.com/v1',
  'someone@example.com',
  '/manager/sample',
  '10.0.0.0/8',
];

function textOf({ format, pattern, minLength, maxLength, examples: [example] }: Node): string {
  if (example !== undefined) return example;
  const formatted = formats[format ?? ''];
  if (formatted !== undefined) return formatted;
  const wanted = pattern === undefined ? null : new RegExp(pattern, 'u');
  const found = texts
    .map((text) => text.padEnd(minLength, text))
    .find((text) => text.length <= maxLength && (wanted === null || wanted.test(text)));
  if (found === undefined) throw new Error(`no sample text matches ${pattern}: add one to sample.ts`);
  return found;
}
