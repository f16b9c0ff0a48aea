import { z } from 'zod';

export const parameterTypes = ['string', 'integer', 'number', 'boolean', 'object', 'array'] as const;
export const ParameterKind = z.enum(parameterTypes);
export type ParameterType = z.infer<typeof ParameterKind>;

/** Types of the items of an array that holds no objects. */
export const scalarTypes = ['string', 'integer', 'number', 'boolean'] as const;

/** The deepest level of a parameter tree, and the parameters of one tree in all. */
export const PARAMETER_DEPTH_MAX = 8;
export const PARAMETERS_MAX = 400;

/** The name of a field on the wire. */
const ParameterName = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,59}$/);
const Description = z.string().trim().max(300);

/** A header, or a field of a body or answer. */
export interface Parameter {
  name: string;
  type: ParameterType;
  /** Of an array without children: the type of its items. */
  itemType?: (typeof scalarTypes)[number] | undefined;
  /** May be left out of a request, or is null or missing in an answer. */
  empty: boolean;
  desc: string;
  descEn: string;
  /** As text; a number or boolean is written as in JSON. */
  example: string;
  /** The fields of an object, or of the objects in an array. */
  children: Parameter[];
}

export const Parameter: z.ZodType<Parameter> = z.strictObject({
  name: ParameterName,
  type: ParameterKind,
  itemType: z.enum(scalarTypes).optional(),
  empty: z.boolean(),
  desc: Description,
  descEn: Description,
  example: z.string().max(500),
  get children(): z.ZodType<Parameter[]> {
    return z.array(Parameter).max(100);
  },
});

/** A parameter with its dotted path from the root; arrays do not appear in the path. */
export interface ParameterAtPath {
  path: string;
  depth: number;
  parameter: Parameter;
}

/** The parameters of a tree, each before its children. */
export function flattenParameters(parameters: readonly Parameter[], prefix = '', depth = 0): ParameterAtPath[] {
  return parameters.flatMap((parameter) => {
    const path = prefix === '' ? parameter.name : `${prefix}.${parameter.name}`;
    return [{ path, depth, parameter }, ...flattenParameters(parameter.children, path, depth + 1)];
  });
}
