import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../providers/calls/call-error.ts';
import { needsMessage } from '../../providers/calls/handle-call-error.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import type { Rule } from './rule.ts';

type Rules<Values> = { [Name in keyof Values]?: Rule<Values> };
type Errors<Values> = { [Name in keyof Values | 'form']?: string };

interface Checks<Values> {
  rules: Rules<Values>;
  /** Which field a refusal of the server is about; every other is told above the button. */
  fieldOfCode?: Readonly<Record<string, keyof Values>>;
}

/** A form that says what is wrong beside the field as it is left, and keeps what was typed when the server refuses it. */
export function useCheckedForm<Values extends Record<string, string>>(initial: Values, checks: Checks<Values>) {
  const { t } = useTranslation('account');
  const wordsOf = useErrorMessage();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const problemOf = (name: keyof Values, among = values) => {
    const key = checks.rules[name]?.(among[name] ?? '', among);
    return key === undefined ? undefined : t(key);
  };
  const tell = (name: keyof Values | 'form', problem: string | undefined) =>
    setErrors(({ [name]: _former, ...others }) =>
      problem === undefined ? (others as Errors<Values>) : ({ ...others, [name]: problem } as Errors<Values>),
    );
  const set = (name: keyof Values, value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    tell(name, undefined);
  };
  /** Whether these fields are right; each that is not says why. */
  const areRight = (names: readonly (keyof Values)[]): boolean => {
    const problems = names.map((name) => [name, problemOf(name)] as const);
    for (const [name, problem] of problems) tell(name, problem);
    const isRight = problems.every(([, problem]) => problem === undefined);
    if (!isRight) focusFirstWrong(form.current);
    return isRight;
  };
  /** What the server refused stands beside its field. */
  const refuse = (error: unknown) => {
    if (!needsMessage(error)) return;
    const name = error instanceof CallError ? (checks.fieldOfCode?.[error.code] ?? placeOf(error, values)) : undefined;
    tell(name ?? 'form', wordsOf(error));
    focusFirstWrong(form.current);
  };

  return {
    values,
    errors,
    isBusy,
    set,
    tell,
    areRight,
    refuse,
    ref: form,
    /** What an input of the form takes. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: (event: { target: { value: string } }) => set(name, event.target.value),
      onBlur: () => {
        // A field that was merely passed through is told of when the form is sent.
        if (values[name] !== '') tell(name, problemOf(name));
      },
    }),
    /** Sends the form once it is right. */
    onSubmit: (send: () => Promise<void>) => async (event: FormEvent) => {
      event.preventDefault();
      tell('form', undefined);
      if (isBusy || !areRight(Object.keys(values))) return;
      setBusy(true);
      await send().catch(refuse);
      setBusy(false);
    },
  };
}

/** 900400 names the field: data.username. */
function placeOf<Values extends Record<string, string>>(error: CallError, values: Values): keyof Values | undefined {
  const name = error.problems[0]?.path.replace(/^data\./, '');
  return name !== undefined && name in values ? name : undefined;
}

/** Once the messages stand there. */
function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
