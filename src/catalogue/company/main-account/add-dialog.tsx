import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { Field } from '../../../ui/field.tsx';
import styles from '../company.module.css';
import { ContactFields } from './contact-fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { useSubForm } from './use-sub-form.ts';

/** A new sub account, by the main account that it will belong to. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('company');
  const [isShared, setShared] = useState(true);
  const form = useSubForm();
  const { values, field, set, judge, isBusy, act } = form;
  const submit = async () => {
    if (!judge(['username', 'password', 'userRealname', 'contactPhone'])) return;
    const contactPhone = values.contactPhone.trim();
    const userRealname = values.userRealname.trim();
    const sub = { username: values.username.trim(), password: values.password, userRealname, isShared };
    const phone = contactPhone === '' ? {} : { contactPhone };
    if (
      await act(() => request(companyCalls.addSubAccount, { ...sub, ...phone }), t('add.done', { name: userRealname }))
    )
      onClose();
  };
  return (
    <FormDialog title={t('add.title')} send={t('add.send')} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <Field
        label={t('form.username')}
        hint={t('form.usernameHint')}
        maxLength={40}
        autoComplete="off"
        {...field('username')}
        onChange={(event) => set('username', event.target.value)}
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
