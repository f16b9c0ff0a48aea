import type { z } from 'zod';
import { type Parameter, ParameterKind, scalarTypes } from '../../../contract/api-services/parameters.ts';
import type { Language } from '../../../contract/codes.ts';
import { type JsonNode, jsonSchemaOf, withoutNull } from './json-node.ts';

/** The longest example of a parameter. */
const EXAMPLE_MAX = 500;

/** The parameters of a body or result, as its schema has them. */
export function parametersOf(schema: z.ZodType, io: 'input' | 'output'): Parameter[] {
  return childrenOf(jsonSchemaOf(schema, io));
}

/** A whole value made of the examples of the fields in a language. */
export function exampleOf(schema: z.ZodType, io: 'input' | 'output', language: Language): unknown {
  return exampleOfNode(jsonSchemaOf(schema, io), language);
}

function childrenOf({ properties = {}, required = [] }: JsonNode): Parameter[] {
  return Object.entries(properties).map(([name, node]) => parameterOf(name, node, required.includes(name)));
}

function parameterOf(name: string, full: JsonNode, isRequired: boolean): Parameter {
  const { node, isNullable } = withoutNull(full);
  const { zh = '', en = '' } = node;
  const type = ParameterKind.parse(node.type);
  const items = node.items === undefined ? undefined : withoutNull(node.items).node;
  const itemType = scalarTypes.find((scalar) => scalar === items?.type);
  return {
    name,
    type,
    ...(itemType !== undefined && { itemType }),
    empty: isNullable || !isRequired,
    desc: zh,
    descEn: en,
    example: exampleText(node.example),
    children: childrenOf(items ?? node),
  };
}

/** Empty for an example that is too long to be shown beside its field, such as a picture. */
function exampleText(example: unknown): string {
  if (example === undefined || example === null) return '';
  const text = typeof example === 'string' ? example : JSON.stringify(example);
  return text.length > EXAMPLE_MAX ? '' : text;
}

function exampleOfNode(full: JsonNode, language: Language): unknown {
  const { node } = withoutNull(full);
  if (language === 'en' && node.exampleEn !== undefined) return node.exampleEn;
  if (node.example !== undefined) return node.example;
  if (node.items !== undefined) return [exampleOfNode(node.items, language)];
  const entries = Object.entries(node.properties ?? {}).map(([name, child]) => [name, exampleOfNode(child, language)]);
  return Object.fromEntries(entries);
}
