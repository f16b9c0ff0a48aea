/** Returns the text key of a value's error, or undefined if it is valid. */
export type Rule<Values> = (value: string, values: Values) => string | undefined;

/** The specification has separate messages for empty and invalid values. */
export function rule(isValid: (value: string) => boolean, empty: string, invalid: string): Rule<unknown> {
  return (value) => {
    if (value.trim() === '') return empty;
    return isValid(value) ? undefined : invalid;
  };
}
