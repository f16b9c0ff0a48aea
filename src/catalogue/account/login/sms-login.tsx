import { useTranslation } from 'react-i18next';
import { accountCalls } from '../../../contract/account/calls.ts';
import { startSession } from '../../../providers/auth.ts';
import { request } from '../../../providers/calls/client.ts';
import { storedPhone } from '../../shared/sms/sms-flow.ts';
import { useSmsCode } from '../../shared/sms/use-sms-code.ts';
import { CodeForm, codeRules } from '../code-form.tsx';
import { useValidatedForm } from '../use-validated-form.ts';
import { usePrefill } from './use-prefill.ts';

const definition = {
  rules: codeRules,
  fieldOfCode: { '600301': 'phoneCode', '600303': 'phoneNum' },
} as const;

/** Login by phone and SMS code. */
export function SmsLogin({ prefill }: { prefill: { phoneNum: string } | null }) {
  const { t: common } = useTranslation();
  const form = useValidatedForm({ phoneNum: storedPhone('login'), phoneCode: '' }, definition);
  const sms = useSmsCode('login', (message) => form.setError('form', message));
  usePrefill(form.set, prefill);
  const logIn = async () => {
    const newSession = await request(accountCalls.tokenBySms, { ...form.values, flow: sms.flow });
    sms.finish();
    startSession(newSession);
  };
  return <CodeForm form={form} sms={sms} submitLabel={common('action.login')} onSubmit={logIn} />;
}
