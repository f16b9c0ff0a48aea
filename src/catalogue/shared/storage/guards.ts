/** Tells whether a kept value is what it should be. zod would say it too, and would have to be loaded for it first. */
export type Guard<Value> = (kept: unknown) => kept is Value;

export type Guarded<Of> = Of extends Guard<infer Value> ? Value : never;

export const isString: Guard<string> = (kept) => typeof kept === 'string';

export const isNumber: Guard<number> = (kept) => typeof kept === 'number';

export const isBoolean: Guard<boolean> = (kept) => typeof kept === 'boolean';

export const isNullOr =
  <Value>(is: Guard<Value>): Guard<Value | null> =>
  (kept): kept is Value | null =>
    kept === null || is(kept);

export const isOneOf =
  <const Value extends string>(values: readonly Value[]): Guard<Value> =>
  (kept): kept is Value =>
    values.some((value) => value === kept);

export const isArrayOf =
  <Value>(is: Guard<Value>): Guard<Value[]> =>
  (kept): kept is Value[] =>
    Array.isArray(kept) && kept.every(is);

/** Any names, each with such a value. */
export const isRecordOf =
  <Value>(is: Guard<Value>): Guard<Record<string, Value>> =>
  (kept): kept is Record<string, Value> =>
    isObject(kept) && Object.values(kept).every(is);

/** These names at least, each with its value. */
export const isShape =
  <Fields extends Record<string, Guard<unknown>>>(
    fields: Fields,
  ): Guard<{ [Name in keyof Fields]: Guarded<Fields[Name]> }> =>
  (kept): kept is { [Name in keyof Fields]: Guarded<Fields[Name]> } =>
    isObject(kept) && Object.entries(fields).every(([name, is]) => is(Reflect.get(kept, name)));

function isObject(kept: unknown): kept is object {
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept);
}
