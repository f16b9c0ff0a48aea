import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import type { useSubAccountForm } from './use-sub-account-form.ts';

/** Name and phone of a sub account's contact. */
export function ContactFields({ form: { field } }: { form: ReturnType<typeof useSubAccountForm> }) {
  const { t } = useTranslation('company');
  return (
    <>
      <Field label={t('form.contact')} maxLength={30} autoComplete="off" {...field('userRealname')} />
      <Field
        label={t('form.phone')}
        hint={t('form.phoneHint')}
        inputMode="numeric"
        maxLength={11}
        autoComplete="off"
        {...field('contactPhone')}
      />
    </>
  );
}
