import { useTranslation } from 'react-i18next';
import { tokenBySms } from '../../contract/registration.ts';
import { enter } from '../../providers/auth.ts';
import { ask } from '../../providers/client.ts';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';
import { CodeFields } from './code-fields.tsx';
import { FormProblem } from './form-problem.tsx';
import { phoneOfFlow } from './kept-flow.ts';
import * as rules from './rules.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { useSmsCode } from './use-sms-code.ts';

const checks = {
  rules: { phoneNum: rules.phoneNum, phoneCode: rules.phoneCode },
  fieldOfCode: { '600301': 'phoneCode', '600303': 'phoneNum' },
} as const;

/** By a phone and the code that was sent to it. */
export function SmsLogin() {
  const { t: common } = useTranslation();
  const form = useCheckedForm({ phoneNum: phoneOfFlow('login'), phoneCode: '' }, checks);
  const sms = useSmsCode('login', (words) => form.tell('form', words));
  const logIn = async () => {
    const signed = await ask(tokenBySms, { ...form.values, flow: sms.flow });
    sms.finish();
    enter(signed);
  };
  return (
    <form ref={form.ref} className={styles.form} onSubmit={form.onSubmit(logIn)} noValidate>
      <CodeFields
        phone={form.field('phoneNum')}
        code={form.field('phoneCode')}
        sms={sms}
        onSend={() => form.areRight(['phoneNum']) && void sms.send(form.values.phoneNum)}
        onFill={(code) => form.set('phoneCode', code)}
      />
      <FormProblem text={form.errors.form} />
      <Button look="primary" type="submit" isBusy={form.isBusy}>
        {common('action.login')}
      </Button>
    </form>
  );
}
