import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { SubAccount } from '../../../contract/company/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { nameOf } from '../names.ts';
import { FormDialog } from './form-dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { useSubForm } from './use-sub-form.ts';

interface PasswordDialogProps {
  sub: SubAccount;
  onClose: () => void;
}

/** A new password for a sub account whose owner has forgotten it, or has left. */
export function PasswordDialog({ sub, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('company');
  const name = nameOf(sub);
  const { values, field, set, judge, isBusy, act } = useSubForm();
  const submit = async () => {
    if (!judge(['password'])) return;
    const reset = { id: sub.id, password: values.password };
    if (await act(() => request(companyCalls.resetSubPassword, reset), t('password.done', { name }))) onClose();
  };
  const title = t('password.title', { name });
  return (
    <FormDialog title={title} send={t('password.send')} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <p>{t('password.text', { name })}</p>
      <PasswordField
        label={t('form.newPassword')}
        {...field('password')}
        onChange={(password) => set('password', password)}
      />
    </FormDialog>
  );
}
