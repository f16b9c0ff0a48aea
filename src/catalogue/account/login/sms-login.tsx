import { useTranslation } from 'react-i18next';
import { accountCalls } from '../../../contract/account/calls.ts';
import { startSession } from '../../../providers/auth.ts';
import { request } from '../../../providers/calls/client.ts';
import { phoneOfFlow } from '../../shared/sms/stored-flow.ts';
import { useSmsCode } from '../../shared/sms/use-sms-code.ts';
import { CodeForm, codeRules } from '../code-form.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import { useFill } from '../use-fill.ts';

const checks = {
  rules: codeRules,
  fieldOfCode: { '600301': 'phoneCode', '600303': 'phoneNum' },
} as const;

/** By a phone and the code that was sent to it; `chosen` fills the first in. */
export function SmsLogin({ chosen }: { chosen: { phoneNum: string } | null }) {
  const { t: common } = useTranslation();
  const form = useCheckedForm({ phoneNum: phoneOfFlow('login'), phoneCode: '' }, checks);
  const sms = useSmsCode('login', (words) => form.tell('form', words));
  useFill(form.set, chosen);
  const logIn = async () => {
    const signed = await request(accountCalls.tokenBySms, { ...form.values, flow: sms.flow });
    sms.finish();
    startSession(signed);
  };
  return <CodeForm form={form} sms={sms} submit={common('action.login')} onSubmit={logIn} />;
}
