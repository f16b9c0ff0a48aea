/** What is wrong with a value, as a key of the account's words; nothing when it is right. */
export type Rule<Values> = (value: string, values: Values) => string | undefined;

/** Empty says one thing, wrong another: the specification has a message for each. */
export function rule(isRight: (value: string) => boolean, empty: string, wrong: string): Rule<unknown> {
  return (value) => {
    if (value.trim() === '') return empty;
    return isRight(value) ? undefined : wrong;
  };
}
