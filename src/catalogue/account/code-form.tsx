import { Button } from '../../ui/button.tsx';
import { CodeFields } from '../shared/sms/code-fields.tsx';
import type { useSmsCode } from '../shared/sms/use-sms-code.ts';
import styles from './account.module.css';
import { FormProblem } from './form-problem.tsx';
import { phoneCode, phoneNum } from './phone-rules.ts';
import type { useCheckedForm } from './use-checked-form.ts';

/** The rules of a phone and the code that was sent to it. */
export const codeRules = { phoneNum, phoneCode } as const;

interface CodeFormProps {
  form: ReturnType<typeof useCheckedForm<Record<'phoneNum' | 'phoneCode', string>>>;
  sms: ReturnType<typeof useSmsCode>;
  submit: string;
  onSubmit(): Promise<void>;
}

/** A phone, the code that was sent to it, and what is done with both. */
export function CodeForm({ form, sms, submit, onSubmit }: CodeFormProps) {
  return (
    <form ref={form.ref} className={styles.form} onSubmit={form.onSubmit(onSubmit)} noValidate>
      <CodeFields
        phone={form.field('phoneNum')}
        code={form.field('phoneCode')}
        sms={sms}
        onSend={() => form.areRight(['phoneNum']) && void sms.send(form.values.phoneNum)}
        onFill={(code) => form.set('phoneCode', code)}
      />
      <FormProblem text={form.errors.form} />
      <Button variant="primary" type="submit" isBusy={form.isBusy}>
        {submit}
      </Button>
    </form>
  );
}
