import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../providers/calls/call-error.ts';
import { fieldMessages, isValid, type SubAccountFields } from './sub-account-rules.ts';

const EMPTY: SubAccountFields = { username: '', password: '', userRealname: '', contactPhone: '' };

/** The values and errors of a form about a sub account. */
export function useSubAccountForm(initial: Partial<SubAccountFields> = {}) {
  const { t } = useTranslation('company');
  const [values, setValues] = useState<SubAccountFields>({ ...EMPTY, ...initial });
  const [errors, setErrors] = useState<Partial<SubAccountFields>>({});
  /** Shows the errors beside the fields and returns whether there are none. */
  const validate = (names: readonly (keyof SubAccountFields)[]): boolean => {
    const invalid = names.filter((name) => !isValid(name, values[name]));
    setErrors((current) => {
      const next = { ...current };
      for (const name of names) {
        if (invalid.includes(name)) next[name] = t(fieldMessages[name]);
        // A username that the server has refused stays refused until it is changed.
        else if (name !== 'username') delete next[name];
      }
      return next;
    });
    return invalid.length === 0;
  };
  const set = (name: keyof SubAccountFields, value: string) => {
    setValues((current) => ({ ...current, [name]: value }));
    setErrors(({ [name]: _removed, ...others }) => others);
  };
  const field = (name: keyof SubAccountFields) => ({
    value: values[name],
    error: errors[name],
    onBlur: () => void (values[name] !== '' && validate([name])),
  });
  /** Shows a refused username beside its field: `onError` of useAction. */
  const showError = (error: unknown): boolean => {
    const isTaken = error instanceof CallError && error.code === '300102';
    if (isTaken) setErrors({ username: t('form.usernameTaken') });
    return isTaken;
  };
  return { values, field, set, validate, showError };
}
