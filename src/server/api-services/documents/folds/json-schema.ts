import type { Parameter, ParameterType } from '../../../../contract/api-services/parameters.ts';
import type { Language } from '../../../../contract/codes.ts';

export type Json = Record<string, unknown>;

/** The JSON schema of an object with these fields. A request's object is closed; an answer may gain fields. */
export function objectSchemaOf(
  parameters: readonly Parameter[],
  { language, isRequest }: { language: Language; isRequest: boolean },
): Json {
  const required = parameters.filter(({ empty }) => !empty).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map((parameter) => [parameter.name, schemaOf(parameter, { language, isRequest })]),
    ),
    ...(required.length === 0 ? {} : { required }),
    ...(isRequest ? { additionalProperties: false } : {}),
  };
}

function schemaOf(parameter: Parameter, options: { language: Language; isRequest: boolean }): Json {
  const { type, itemType, children, empty, example } = parameter;
  const description = options.language === 'en' ? parameter.descEn : parameter.desc;
  const isNullable = empty && !options.isRequest;
  const value = exampleValue(example, type);
  return {
    type: isNullable ? [type, 'null'] : type,
    ...(description === '' ? {} : { description }),
    ...(type === 'object' ? withoutType(objectSchemaOf(children, options)) : {}),
    ...(type === 'array' ? { items: itemsOf(itemType, children, options) } : {}),
    ...(value === undefined ? {} : { examples: [value] }),
  };
}

function itemsOf(
  itemType: Parameter['itemType'],
  children: readonly Parameter[],
  options: { language: Language; isRequest: boolean },
): Json {
  return children.length > 0 ? objectSchemaOf(children, options) : { type: itemType ?? 'string' };
}

function withoutType({ type: _type, ...rest }: Json): Json {
  return rest;
}

/** The example as a value of its type; undefined if there is none, or if it is not of the type. */
export function exampleValue(example: string, type: ParameterType): unknown {
  if (example === '') return undefined;
  if (type === 'string') return example;
  const value = parseJson(example);
  if (type === 'array') return Array.isArray(value) ? value : undefined;
  if (type === 'object') return isObject(value) ? value : undefined;
  if (type === 'integer') return Number.isInteger(value) ? value : undefined;
  const { [type]: isOfType } = { number: typeof value === 'number', boolean: typeof value === 'boolean' };
  return isOfType ? value : undefined;
}

/** The value of a JSON text; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
