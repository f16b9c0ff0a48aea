import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../providers/calls/call-error.ts';
import { needsMessage } from '../../providers/calls/handle-call-error.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import type { Rule } from './rule.ts';

type Rules<Values> = { [Name in keyof Values]?: Rule<Values> };
type Errors<Values> = { [Name in keyof Values | 'form']?: string };

interface FormDefinition<Values> {
  rules: Rules<Values>;
  /** The field that an error code of the server is about; other errors are shown above the button. */
  fieldOfCode?: Readonly<Record<string, keyof Values>>;
}

/** A form that validates each field on blur, shows errors beside the fields, and keeps its values on failure. */
export function useValidatedForm<Values extends Record<string, string>>(
  initial: Values,
  definition: FormDefinition<Values>,
) {
  const { t } = useTranslation('account');
  const messageOf = useErrorMessage();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const form = useRef<HTMLFormElement>(null);

  const errorOf = (name: keyof Values) => {
    const key = definition.rules[name]?.(values[name] ?? '', values);
    return key === undefined ? undefined : t(key);
  };
  const setError = (name: keyof Values | 'form', message: string | undefined) =>
    setErrors(({ [name]: _previous, ...others }) =>
      message === undefined ? (others as Errors<Values>) : ({ ...others, [name]: message } as Errors<Values>),
    );
  const set = (name: keyof Values, value: string) => {
    setValues((current) => ({ ...current, [name]: value }));
    setError(name, undefined);
  };
  /** Shows the errors of these fields and returns whether there are none. */
  const validate = (names: readonly (keyof Values)[]): boolean => {
    const results = names.map((name) => [name, errorOf(name)] as const);
    for (const [name, message] of results) setError(name, message);
    const isValid = results.every(([, message]) => message === undefined);
    if (!isValid) focusFirstInvalid(form.current);
    return isValid;
  };
  const showError = (error: unknown) => {
    if (!needsMessage(error)) return true;
    const name =
      error instanceof CallError ? (definition.fieldOfCode?.[error.code] ?? fieldOf(error, values)) : undefined;
    setError(name ?? 'form', messageOf(error));
    focusFirstInvalid(form.current);
    return true;
  };
  const { run, isBusy } = useAction((submit: () => Promise<void>) => submit(), { onError: showError });

  return {
    values,
    errors,
    isBusy,
    set,
    setError,
    validate,
    ref: form,
    /** The props of an input. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: (event: { target: { value: string } }) => set(name, event.target.value),
      onBlur: () => {
        // An empty field may only have been passed with Tab; it is validated on submit.
        if (values[name] !== '') setError(name, errorOf(name));
      },
    }),
    /** Calls `submit` if all fields are valid; its errors are shown in the form. */
    onSubmit: (submit: () => Promise<void>) => (event: FormEvent) => {
      event.preventDefault();
      setError('form', undefined);
      if (!isBusy && validate(Object.keys(values))) void run(submit);
    },
  };
}

/** The field that 900400 names: data.username. */
function fieldOf<Values extends Record<string, string>>(error: CallError, values: Values): keyof Values | undefined {
  const name = error.problems[0]?.path.replace(/^data\./, '');
  return name !== undefined && name in values ? name : undefined;
}

/** On the next frame, when the errors are rendered. */
function focusFirstInvalid(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
