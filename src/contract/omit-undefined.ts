type OptionalFields<T> = {
  [Field in keyof T as undefined extends T[Field] ? Field : never]?: Exclude<T[Field], undefined>;
};
type RequiredFields<T> = { [Field in keyof T as undefined extends T[Field] ? never : Field]: T[Field] };

/** A copy without the fields that are undefined: with exactOptionalPropertyTypes an optional field takes no undefined. */
export function omitUndefined<T extends object>(value: T): RequiredFields<T> & OptionalFields<T> {
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(entries) as RequiredFields<T> & OptionalFields<T>;
}
