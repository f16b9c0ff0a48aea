import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountCalls } from '../../../contract/account/calls.ts';
import { normalisePhone } from '../../../contract/sms/phone.ts';
import { PhoneCode, PhoneNum } from '../../../contract/sms/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { Field } from '../../../ui/field.tsx';
import { CodeFields } from '../../shared/sms/code-fields.tsx';
import { phoneOfFlow } from '../../shared/sms/stored-flow.ts';
import { useSmsCode } from '../../shared/sms/use-sms-code.ts';
import { FormFrame } from './form-frame.tsx';
import { keepDetail } from './own-detail.ts';
import { renewSession } from './renew-session.ts';
import { useSaving } from './use-saving.ts';

const names = ['phoneNum', 'phoneCode', 'password'] as const;
type Name = (typeof names)[number];

/** Another phone: a code sent to it, and the password. */
export function PhoneForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account-profile');
  const [values, setValues] = useState({ phoneNum: phoneOfFlow('changePhone'), phoneCode: '', password: '' });
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const [refusal, setRefusal] = useState<string | null>(null);
  const sms = useSmsCode('changePhone', setRefusal);
  const { isBusy, failure, save } = useSaving(onClose);
  const problems = problemsOf(values);
  const leave = (...some: Name[]) => setLeft((before) => new Set([...before, ...some]));
  const set = (name: Name, value: string) => setValues((now) => ({ ...now, [name]: value }));
  const field = (name: Name) => ({
    value: values[name],
    error: left.has(name) && problems[name] !== undefined ? t(`wrong.${problems[name]}`) : undefined,
    // A field that was merely passed through is told of when the form is sent.
    onBlur: () => values[name] !== '' && leave(name),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  const send = () => {
    leave('phoneNum');
    setRefusal(null);
    if (problems.phoneNum === undefined) void sms.send(values.phoneNum);
  };
  const submit = () => {
    leave(...names);
    setRefusal(null);
    if (Object.keys(problems).length > 0) return;
    const body = { ...values, phoneNum: normalisePhone(values.phoneNum), flow: sms.flow };
    void save(async () => {
      const renewed = await request(accountCalls.updatePhone, body);
      sms.finish();
      renewSession(renewed);
      keepDetail(await request(accountCalls.userDetail, {}));
    }, t('phone.changed'));
  };
  return (
    <FormFrame isBusy={isBusy} failure={failure ?? refusal} onSubmit={submit} onClose={onClose}>
      <CodeFields
        phoneLabel={t('phone.new')}
        phone={field('phoneNum')}
        code={field('phoneCode')}
        sms={sms}
        onSend={send}
        onFill={(code) => set('phoneCode', code)}
      />
      <Field
        label={t('phone.password')}
        {...field('password')}
        type="password"
        autoComplete="current-password"
        maxLength={200}
      />
      <p className="quiet">{t('endsOthers')}</p>
    </FormFrame>
  );
}

/** What is wrong with each field, as a key of the words for it. */
function problemsOf({ phoneNum, phoneCode, password }: Record<Name, string>): Partial<Record<Name, string>> {
  const phone = phoneNum.trim() === '' ? 'phoneEmpty' : 'phoneForm';
  const code = phoneCode.trim() === '' ? 'codeEmpty' : 'codeForm';
  return {
    ...(PhoneNum.safeParse(phoneNum).success ? {} : { phoneNum: phone }),
    ...(PhoneCode.safeParse(phoneCode).success ? {} : { phoneCode: code }),
    ...(password === '' ? { password: 'passwordEmpty' } : {}),
  };
}
