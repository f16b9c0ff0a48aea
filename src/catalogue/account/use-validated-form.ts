import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../providers/calls/call-error.ts';
import { needsMessage } from '../../providers/calls/handle-call-error.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { useFormFields } from '../shared/form/use-form-fields.ts';
import type { Rule } from './rule.ts';

interface FormDefinition<Values> {
  rules: { [Name in keyof Values]?: Rule<Values> };
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
  const form = useRef<HTMLFormElement>(null);
  const fields = useFormFields(initial, (name, values) => {
    const key = definition.rules[name]?.(values[name] ?? '', values);
    return key === undefined ? undefined : t(key);
  });
  const { values, setError, setErrorOf } = fields;
  /** Also focuses the first invalid field. */
  const validate = (names: readonly (keyof Values)[]): boolean => {
    const isValid = fields.validate(names);
    if (!isValid) focusFirstInvalid(form.current);
    return isValid;
  };
  const showError = (error: unknown) => {
    if (!needsMessage(error)) return true;
    const name =
      error instanceof CallError ? (definition.fieldOfCode?.[error.code] ?? fieldOf(error, values)) : undefined;
    if (name === undefined) setError('form', messageOf(error));
    else setErrorOf(name, values[name] ?? '', messageOf(error));
    focusFirstInvalid(form.current);
    return true;
  };
  const { run, isBusy } = useAction((submit: () => Promise<void>) => submit(), { onError: showError });

  return {
    ...fields,
    validate,
    isBusy,
    ref: form,
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
