import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { accountCalls } from '../../../contract/account/calls.ts';
import { startSession } from '../../../providers/auth.ts';
import { request } from '../../../providers/calls/client.ts';
import { useHydrated } from '../../../providers/page/use-hydrated.ts';
import { createFlow, readFlow, storedPhone } from '../../shared/sms/sms-flow.ts';
import { useSmsCode } from '../../shared/sms/use-sms-code.ts';
import { CodeForm, codeRules } from '../code-form.tsx';
import { useValidatedForm } from '../use-validated-form.ts';
import { useEarlyInput } from './use-early-input.ts';
import { usePrefill } from './use-prefill.ts';

const definition = {
  rules: codeRules,
  fieldOfCode: { '600301': 'phoneCode', '600303': 'phoneNum' },
} as const;

interface SmsLoginProps {
  prefill: { phoneNum: string } | null;
}

/** Login by phone and SMS code. */
export function SmsLogin({ prefill }: SmsLoginProps) {
  const isHydrated = useHydrated();
  // The server's page knows no code that was requested before a reload.
  const hasStoredCode = useMemo(() => isHydrated && storedPhone('login') !== '', [isHydrated]);
  return <SmsForm key={String(hasStoredCode)} prefill={prefill} start={hasStoredCode ? readFlow : createFlow} />;
}

function SmsForm({ prefill, start }: SmsLoginProps & { start: typeof readFlow }) {
  const { t: common } = useTranslation();
  const form = useValidatedForm({ phoneNum: start('login').phoneNum ?? '', phoneCode: '' }, definition);
  const sms = useSmsCode('login', (message) => form.setError('form', message), start);
  useEarlyInput(form.ref, form.values, form.set);
  usePrefill(form.set, prefill);
  const logIn = async () => {
    const newSession = await request(accountCalls.tokenBySms, { ...form.values, flow: sms.flow });
    sms.finish();
    startSession(newSession);
  };
  return <CodeForm form={form} sms={sms} submitLabel={common('action.login')} onSubmit={logIn} />;
}
