/** Checks the type of a stored value, without loading zod. */
export type Guard<Value> = (value: unknown) => value is Value;

export type Guarded<Of> = Of extends Guard<infer Value> ? Value : never;

export const isString: Guard<string> = (value) => typeof value === 'string';

export const isNumber: Guard<number> = (value) => typeof value === 'number';

export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';

export const isNullOr =
  <Value>(is: Guard<Value>): Guard<Value | null> =>
  (value): value is Value | null =>
    value === null || is(value);

export const isOneOf =
  <const Value extends string>(values: readonly Value[]): Guard<Value> =>
  (value): value is Value =>
    values.some((each) => each === value);

export const isArrayOf =
  <Value>(is: Guard<Value>): Guard<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every(is);

/** An object whose values all match; any names. */
export const isRecordOf =
  <Value>(is: Guard<Value>): Guard<Record<string, Value>> =>
  (value): value is Record<string, Value> =>
    isObject(value) && Object.values(value).every(is);

/** An object with at least these fields. */
export const isShape =
  <Fields extends Record<string, Guard<unknown>>>(
    fields: Fields,
  ): Guard<{ [Name in keyof Fields]: Guarded<Fields[Name]> }> =>
  (value): value is { [Name in keyof Fields]: Guarded<Fields[Name]> } =>
    isObject(value) && Object.entries(fields).every(([name, is]) => is(Reflect.get(value, name)));

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
