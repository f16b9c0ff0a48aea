import { useRef, useState } from 'react';

type Messages<Name> = ReadonlyMap<Name | 'form', string>;

/**
 * The values and errors of a form's text fields. Each field is validated on blur. An error set from outside, such as a
 * refusal by the server, stays until its field changes or is sent again. `form` holds an error of the whole form, which
 * stays until any field changes.
 * @param messageOf the message for an invalid value, undefined for a valid one
 */
export function useFormFields<Values extends { [Name in keyof Values]: string }>(
  initial: Values,
  messageOf: (name: keyof Values, values: Values) => string | undefined,
) {
  const [values, setValues] = useState(initial);
  const latest = useRef(initial);
  const [invalid, setInvalid] = useState<Messages<keyof Values>>(new Map());
  const [refused, setRefused] = useState<Messages<keyof Values>>(new Map());
  const errorOf = (name: keyof Values | 'form') => invalid.get(name) ?? refused.get(name);

  const setError = (name: keyof Values | 'form', message: string | undefined) =>
    setRefused((current) => withMessage(current, name, message));
  /** For errors that may arrive late: ignored if the field no longer has this value. */
  const setErrorOf = (name: keyof Values, value: string, message: string) => {
    if (latest.current[name] === value) setError(name, message);
  };
  const set = (name: keyof Values, value: string) => {
    latest.current = { ...latest.current, [name]: value };
    setValues(latest.current);
    setInvalid((current) => withMessage(current, name, undefined));
    setError(name, undefined);
    setError('form', undefined);
  };
  /** Shows the errors of these fields and returns whether there are none. */
  const validate = (names: readonly (keyof Values)[]): boolean => {
    const messages = names.map((name) => [name, messageOf(name, values)] as const);
    for (const [name, message] of messages) setInvalid((current) => withMessage(current, name, message));
    const isValid = messages.every(([, message]) => message === undefined);
    if (isValid) for (const name of names) setError(name, undefined);
    return isValid;
  };
  /** The props of an input. */
  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    onBlur: () => {
      // An empty field may only have been passed with Tab; it is validated on submit.
      if (values[name] !== '') setInvalid((current) => withMessage(current, name, messageOf(name, values)));
    },
  });
  return { values, errorOf, set, setError, setErrorOf, validate, field };
}

function withMessage<Name>(messages: Messages<Name>, name: Name | 'form', message: string | undefined): Messages<Name> {
  const next = new Map(messages);
  if (message === undefined) next.delete(name);
  else next.set(name, message);
  return next;
}
