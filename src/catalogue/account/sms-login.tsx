import { useTranslation } from 'react-i18next';
import { tokenBySms } from '../../contract/registration.ts';
import { enter } from '../../providers/auth.ts';
import { ask } from '../../providers/client.ts';
import { Button } from '../../ui/button.tsx';
import { CodeFields } from '../shell/sms/code-fields.tsx';
import { phoneOfFlow } from '../shell/sms/kept-flow.ts';
import { useSmsCode } from '../shell/sms/use-sms-code.ts';
import styles from './account.module.css';
import { FormProblem } from './form-problem.tsx';
import * as rules from './rules.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { useFill } from './use-fill.ts';

const checks = {
  rules: { phoneNum: rules.phoneNum, phoneCode: rules.phoneCode },
  fieldOfCode: { '600301': 'phoneCode', '600303': 'phoneNum' },
} as const;

/** By a phone and the code that was sent to it; `chosen` fills the first in. */
export function SmsLogin({ chosen }: { chosen: { phoneNum: string } | null }) {
  const { t: common } = useTranslation();
  const form = useCheckedForm({ phoneNum: phoneOfFlow('login'), phoneCode: '' }, checks);
  const sms = useSmsCode('login', (words) => form.tell('form', words));
  useFill(form.set, chosen);
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
