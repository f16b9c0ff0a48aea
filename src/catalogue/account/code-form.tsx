import { useHydrated } from '../../providers/page/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { CodeFields } from '../shared/sms/code-fields.tsx';
import type { useSmsCode } from '../shared/sms/use-sms-code.ts';
import styles from './account.module.css';
import { FormError } from './form-error.tsx';
import { phoneCode, phoneNum } from './phone-rules.ts';
import type { useValidatedForm } from './use-validated-form.ts';

export const codeRules = { phoneNum, phoneCode } as const;

interface CodeFormProps {
  form: ReturnType<typeof useValidatedForm<Record<'phoneNum' | 'phoneCode', string>>>;
  sms: ReturnType<typeof useSmsCode>;
  submitLabel: string;
  onSubmit(): Promise<void>;
}

/** A form of a phone and the code sent to it. */
export function CodeForm({ form, sms, submitLabel, onSubmit }: CodeFormProps) {
  const isHydrated = useHydrated();
  return (
    <form ref={form.ref} className={styles.form} onSubmit={form.onSubmit(onSubmit)} noValidate>
      <CodeFields
        phone={form.field('phoneNum')}
        code={form.field('phoneCode')}
        sms={sms}
        onSend={() => {
          if (form.validate(['phoneNum'])) sms.send(form.values.phoneNum);
        }}
        onFill={(code) => form.set('phoneCode', code)}
      />
      <FormError text={form.errorOf('form')} />
      <Button variant="primary" type={isHydrated ? 'submit' : 'button'} isBusy={form.isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
