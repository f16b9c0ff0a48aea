import { z } from 'zod';
import { type FieldDocument, fieldDocuments } from '../operations/field.ts';

/** The parts of JSON Schema that the schemas of operations use, with the documents of their fields. */
export interface JsonNode extends Partial<FieldDocument> {
  type?: string | readonly string[];
  properties?: Record<string, JsonNode>;
  required?: readonly string[];
  items?: JsonNode;
  anyOf?: readonly JsonNode[];
}

/** The schema of a body (`input`) or of a result (`output`). */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonNode {
  // The registry's metadata are merged into the nodes, which zod's type does not say.
  return z.toJSONSchema(schema, { metadata: fieldDocuments, io, reused: 'inline' }) as JsonNode;
}

/** A node of one type. */
export type SingleNode = JsonNode & { type?: string };

/** The node without null, and whether it had it. @throws Error for a field of several types */
export function withoutNull({ type, anyOf, ...node }: JsonNode): { node: SingleNode; isNullable: boolean } {
  const isNull = (branch: JsonNode) => branch.type === 'null';
  if (anyOf !== undefined) {
    const inner = withoutNull(single(anyOf.filter((branch) => !isNull(branch))));
    return { node: { ...inner.node, ...node }, isNullable: inner.isNullable || anyOf.some(isNull) };
  }
  if (type === undefined) return { node, isNullable: false };
  const types = typeof type === 'string' ? [type] : type;
  return {
    node: { ...node, type: single(types.filter((name) => name !== 'null')) },
    isNullable: types.includes('null'),
  };
}

function single<Item>([only, ...others]: readonly Item[]): Item {
  if (only === undefined || others.length > 0) throw new Error('interfaces have no fields of several types');
  return only;
}
