import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountCalls } from '../../../contract/account/calls.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { normalisePhone } from '../../../contract/sms/phone.ts';
import { PhoneCode, PhoneNum } from '../../../contract/sms/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Field } from '../../../ui/field.tsx';
import { CodeFields } from '../../shared/sms/code-fields.tsx';
import { storedPhone } from '../../shared/sms/sms-flow.ts';
import { useSmsCode } from '../../shared/sms/use-sms-code.ts';
import { InlineForm } from './inline-form.tsx';
import { renewSession } from './renew-session.ts';
import { storeUserDetail } from './user-detail.ts';

const names = ['phoneNum', 'phoneCode', 'password'] as const;
type Name = (typeof names)[number];

/** Changes the phone: requires a code sent to it, and the password. */
export function PhoneForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account-profile');
  const [values, setValues] = useState({ phoneNum: storedPhone('changePhone'), phoneCode: '', password: '' });
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set());
  const [smsError, setSmsError] = useState<string | null>(null);
  const sms = useSmsCode('changePhone', setSmsError);
  const { run, isBusy, errorMessage } = useAction(
    async () => {
      const body = { ...values, phoneNum: normalisePhone(values.phoneNum), flow: sms.flow };
      const renewed = await request(accountCalls.updatePhone, body);
      sms.finish();
      renewSession(renewed);
      storeUserDetail(await request(accountCalls.userDetail, {}));
    },
    { done: () => t('phone.changed'), onDone: onClose, isErrorInForm: true },
  );
  const errors = validate(values);
  const touch = (...fields: Name[]) => setTouched((current) => new Set([...current, ...fields]));
  const set = (name: Name, value: string) => setValues((current) => ({ ...current, [name]: value }));
  const field = (name: Name) => ({
    value: values[name],
    error: touched.has(name) && errors[name] !== undefined ? t(`wrong.${errors[name]}`) : undefined,
    // An empty field may only have been passed with Tab; it is validated on submit.
    onBlur: () => values[name] !== '' && touch(name),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  const send = () => {
    touch('phoneNum');
    setSmsError(null);
    if (errors.phoneNum === undefined) sms.send(values.phoneNum);
  };
  const submit = () => {
    touch(...names);
    setSmsError(null);
    if (Object.keys(errors).length === 0) void run();
  };
  return (
    <InlineForm isBusy={isBusy} error={errorMessage ?? smsError} onSubmit={submit} onClose={onClose}>
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
      <p className="quiet">{t('otherDevicesHint')}</p>
    </InlineForm>
  );
}

/** The text key of each invalid field's error. */
function validate({ phoneNum, phoneCode, password }: Record<Name, string>): Partial<Record<Name, string>> {
  const phone = phoneNum.trim() === '' ? 'phoneEmpty' : 'phoneForm';
  const code = phoneCode.trim() === '' ? 'codeEmpty' : 'codeForm';
  return omitUndefined({
    phoneNum: PhoneNum.safeParse(phoneNum).success ? undefined : phone,
    phoneCode: PhoneCode.safeParse(phoneCode).success ? undefined : code,
    password: password === '' ? 'passwordEmpty' : undefined,
  });
}
