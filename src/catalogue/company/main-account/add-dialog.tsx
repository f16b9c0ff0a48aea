import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Field } from '../../../ui/field.tsx';
import styles from '../company.module.css';
import { companyReads } from '../company-reads.ts';
import { ContactFields } from './contact-fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { useSubAccountForm } from './use-sub-account-form.ts';

/** The main account adds a sub account. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('company');
  const [isShared, setShared] = useState(true);
  const form = useSubAccountForm();
  const { values, field, set, validate, showError } = form;
  const userRealname = values.userRealname.trim();
  const { run, isBusy } = useAction(
    () =>
      request(companyCalls.addSubAccount, {
        username: values.username.trim(),
        password: values.password,
        userRealname,
        isShared,
        ...omitUndefined({ contactPhone: values.contactPhone.trim() || undefined }),
      }),
    { done: () => t('add.done', { name: userRealname }), onDone: onClose, onError: showError, changes: companyReads },
  );
  const submit = () => {
    if (validate(['username', 'password', 'userRealname', 'contactPhone'])) void run();
  };
  return (
    <FormDialog title={t('add.title')} submitLabel={t('add.send')} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <Field
        label={t('form.username')}
        hint={t('form.usernameHint')}
        maxLength={40}
        autoComplete="off"
        {...field('username')}
      />
      <PasswordField
        label={t('form.password')}
        {...field('password')}
        onChange={(password) => set('password', password)}
      />
      <ContactFields form={form} />
      <fieldset className={styles.options}>
        <legend>{t('form.mode')}</legend>
        {[true, false].map((shared) => (
          <label key={String(shared)}>
            <input type="radio" name="mode" checked={isShared === shared} onChange={() => setShared(shared)} />
            {t(shared ? 'form.shared' : 'form.allocated')}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}
