import { z } from 'zod';
import type { Definition } from '../definition.ts';
import { flattenParameters, type Parameter } from '../parameters.ts';

export const changeKinds = ['added', 'removed', 'changed'] as const;

/** One difference between two versions of a definition. */
export const DefinitionChange = z.strictObject({
  /** A field of the definition, or of a parameter by its dotted path: `name`, `body.vin`, `response.vehicles.year.type`. */
  path: z.string(),
  kind: z.enum(changeKinds),
  /** JSON; null where there is none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Callers that worked with the version before may fail with this one. */
  isBreaking: z.boolean(),
});
export type DefinitionChange = z.infer<typeof DefinitionChange>;

type Side = 'headers' | 'body' | 'response';

/** What differs between two versions, in the order of the definition. */
export function diffDefinitions(before: Definition, after: Definition): DefinitionChange[] {
  return [
    ...diffBase(before, after),
    ...diffParameters('headers', before.headers, after.headers),
    ...diffParameters('body', before.body, after.body),
    ...diffParameters('response', before.response, after.response),
  ];
}

const baseFields = [
  'name',
  'nameEn',
  'summary',
  'summaryEn',
  'address',
  'requestMethod',
  'requestType',
  'count',
  'rule',
  'classId',
  'industryLabel',
  'industryLabelEn',
  'requestExample',
  'responseExample',
  'requestExampleEn',
  'responseExampleEn',
  'errorCodes',
  'source',
] as const satisfies readonly (keyof Definition)[];

/** Those that callers depend on; a higher price or another source is none of them. */
const breakingFields = new Set<string>(['address', 'requestMethod', 'requestType']);

function diffBase(before: Definition, after: Definition): DefinitionChange[] {
  return baseFields
    .map((path) => ({ path, before: stableJson(before[path] ?? ''), after: stableJson(after[path] ?? '') }))
    .filter((change) => change.before !== change.after)
    .map((change) => ({ ...change, kind: 'changed' as const, isBreaking: breakingFields.has(change.path) }));
}

function diffParameters(side: Side, before: readonly Parameter[], after: readonly Parameter[]): DefinitionChange[] {
  const old = byPath(before);
  const now = byPath(after);
  const removed = [...old]
    .filter(([path]) => !now.has(path))
    .map(([path, parameter]) => ({
      path: `${side}.${path}`,
      kind: 'removed' as const,
      before: summaryOf(parameter),
      after: null,
      isBreaking: true,
    }));
  const kept = [...now].flatMap(([path, parameter]): DefinitionChange[] => {
    const was = old.get(path);
    if (was !== undefined) return diffParameter(side, `${side}.${path}`, { was, parameter });
    // Only a new required request field breaks callers; new response fields do not.
    const isBreaking = side !== 'response' && !parameter.empty;
    return [{ path: `${side}.${path}`, kind: 'added', before: null, after: summaryOf(parameter), isBreaking }];
  });
  return [...removed, ...kept];
}

const parameterFields = ['type', 'itemType', 'empty', 'desc', 'descEn', 'example'] as const;

function diffParameter(side: Side, path: string, { was, parameter }: { was: Parameter; parameter: Parameter }) {
  return parameterFields
    .map((field) => ({ field, before: stableJson(was[field] ?? null), after: stableJson(parameter[field] ?? null) }))
    .filter(({ before, after }) => before !== after)
    .map(({ field, before, after }) => ({
      path: `${path}.${field}`,
      kind: 'changed' as const,
      before,
      after,
      isBreaking: field === 'type' || field === 'itemType' || (field === 'empty' && isStricter(side, parameter)),
    }));
}

/** A request that may no longer leave a field out, or an answer that now may. */
const isStricter = (side: Side, { empty }: Parameter) => (side === 'response' ? empty : !empty);

const byPath = (parameters: readonly Parameter[]) =>
  new Map(flattenParameters(parameters).map(({ path, parameter }) => [path, parameter]));

const summaryOf = ({ type, itemType, empty }: Parameter) => stableJson({ type, itemType, empty });

/** JSON with sorted keys: a definition that was stored and read again has them in another order. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
