import { useTranslation } from 'react-i18next';
import { accountCalls } from '../../../contract/account/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { Field } from '../../../ui/field.tsx';
import * as rules from '../rules.ts';
import { useValidatedForm } from '../use-validated-form.ts';
import { ResetCard } from './reset-card.tsx';

const definition = {
  rules: { code: rules.resetCode, password: rules.password, again: rules.passwordAgain },
  fieldOfCode: { '300205': 'code' },
} as const;

/** Sets a new password by the code that the staff handed out. */
export function ResetByCodeForm({ code }: { code: string }) {
  const { t } = useTranslation('account');
  const form = useValidatedForm({ code, password: '', again: '' }, definition);
  const reset = async () => {
    const { code: typed, password: newPassword } = form.values;
    await request(accountCalls.resetByCode, { code: typed, newPassword });
  };
  return (
    <ResetCard
      hint={t('account-forms:resetByCode.hint')}
      linkText={t('account-forms:resetByCode.byPhone')}
      form={form}
      onReset={reset}
    >
      <Field
        label={t('account-forms:resetByCode.code')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('code')}
      />
    </ResetCard>
  );
}
