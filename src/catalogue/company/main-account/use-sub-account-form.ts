import { useTranslation } from 'react-i18next';
import { CallError } from '../../../providers/calls/call-error.ts';
import { useFormFields } from '../../shared/form/use-form-fields.ts';
import { fieldMessages, isValid, type SubAccountFields } from './sub-account-rules.ts';

const EMPTY: SubAccountFields = { username: '', password: '', userRealname: '', contactPhone: '' };

/** The values and errors of a form about a sub account. */
export function useSubAccountForm(initial: Partial<SubAccountFields> = {}) {
  const { t } = useTranslation('company');
  const fields = useFormFields<SubAccountFields>({ ...EMPTY, ...initial }, (name, values) =>
    isValid(name, values[name]) ? undefined : t(fieldMessages[name]),
  );
  /** Shows a refused username beside its field: `onError` of useAction. */
  const showError = (error: unknown): boolean => {
    const isTaken = error instanceof CallError && error.code === '300102';
    if (isTaken) fields.setError('username', t('form.usernameTaken'));
    return isTaken;
  };
  return { ...fields, showError };
}
