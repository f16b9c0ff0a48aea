import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { SubAccount } from '../../../contract/company/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { companyReads } from '../company-reads.ts';
import { displayName } from '../user-names.ts';
import { FormDialog } from './form-dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { useSubAccountForm } from './use-sub-account-form.ts';

interface PasswordDialogProps {
  subAccount: SubAccount;
  onClose: () => void;
}

/** Sets a new password for a sub account whose user has forgotten it or has left. */
export function PasswordDialog({ subAccount, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('company');
  const name = displayName(subAccount);
  const { values, field, set, validate } = useSubAccountForm();
  const { run, isBusy } = useAction(
    () => request(companyCalls.resetSubPassword, { id: subAccount.id, password: values.password }),
    { done: () => t('password.done', { name }), onDone: onClose, changes: companyReads },
  );
  const submit = () => {
    if (validate(['password'])) void run();
  };
  const title = t('password.title', { name });
  return (
    <FormDialog title={title} submitLabel={t('password.send')} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <p>{t('password.text', { name })}</p>
      <PasswordField
        label={t('form.newPassword')}
        {...field('password')}
        onChange={(password) => set('password', password)}
      />
    </FormDialog>
  );
}
