import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { SubAccount } from '../../../contract/company/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { companyReads } from '../company-reads.ts';
import { displayName } from '../user-names.ts';
import { ContactFields } from './contact-fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useSubAccountForm } from './use-sub-account-form.ts';

interface EditDialogProps {
  subAccount: SubAccount;
  onClose: () => void;
}

/** Edits the contact of a sub account. */
export function EditDialog({ subAccount, onClose }: EditDialogProps) {
  const { t } = useTranslation('company');
  const form = useSubAccountForm({
    userRealname: subAccount.userRealname ?? '',
    contactPhone: subAccount.contactPhone ?? '',
  });
  const { values, validate } = form;
  const { run, isBusy } = useAction(
    () =>
      request(companyCalls.editSubAccount, {
        id: subAccount.id,
        userRealname: values.userRealname.trim(),
        contactPhone: values.contactPhone.trim() || null,
      }),
    { done: () => t('edit.done'), onDone: onClose, changes: companyReads },
  );
  const submit = () => {
    if (validate(['userRealname', 'contactPhone'])) void run();
  };
  const title = t('edit.title', { name: displayName(subAccount) });
  return (
    <FormDialog title={title} submitLabel={t('edit.send')} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <ContactFields form={form} />
    </FormDialog>
  );
}
