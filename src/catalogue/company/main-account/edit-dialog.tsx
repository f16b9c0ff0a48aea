import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { SubAccount } from '../../../contract/company/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { nameOf } from '../names.ts';
import { ContactFields } from './contact-fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useSubForm } from './use-sub-form.ts';

interface EditDialogProps {
  sub: SubAccount;
  onClose: () => void;
}

/** The contact's name and phone of a sub account. */
export function EditDialog({ sub, onClose }: EditDialogProps) {
  const { t } = useTranslation('company');
  const form = useSubForm({ userRealname: sub.userRealname ?? '', contactPhone: sub.contactPhone ?? '' });
  const { values, judge, isBusy, act } = form;
  const submit = async () => {
    if (!judge(['userRealname', 'contactPhone'])) return;
    const phone = values.contactPhone.trim();
    const changed = {
      id: sub.id,
      userRealname: values.userRealname.trim(),
      contactPhone: phone === '' ? null : phone,
    };
    if (await act(() => request(companyCalls.editSubAccount, changed), t('edit.done'))) onClose();
  };
  const title = t('edit.title', { name: nameOf(sub) });
  return (
    <FormDialog title={title} send={t('edit.send')} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <ContactFields form={form} />
    </FormDialog>
  );
}
