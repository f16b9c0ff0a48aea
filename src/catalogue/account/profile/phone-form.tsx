import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountCalls } from '../../../contract/account/calls.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { normalisePhone } from '../../../contract/sms/phone.ts';
import { PhoneCode, PhoneNum } from '../../../contract/sms/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { renewSession } from '../../../providers/calls/renew-session.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Field } from '../../../ui/field.tsx';
import { useFormFields } from '../../shared/form/use-form-fields.ts';
import { CodeFields } from '../../shared/sms/code-fields.tsx';
import { storedPhone } from '../../shared/sms/sms-flow.ts';
import { useSmsCode } from '../../shared/sms/use-sms-code.ts';
import { InlineForm } from './inline-form.tsx';
import { storeUserDetail } from './user-detail.ts';

type Name = 'phoneNum' | 'phoneCode' | 'password';

/** Changes the phone: requires a code sent to it, and the password. */
export function PhoneForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account-profile');
  const { values, field, set, validate } = useFormFields(
    { phoneNum: storedPhone('changePhone'), phoneCode: '', password: '' },
    (name, current) => {
      const key = errorKeys(current)[name];
      return key === undefined ? undefined : t(`wrong.${key}`);
    },
  );
  const [smsError, setSmsError] = useState<string | null>(null);
  const sms = useSmsCode('changePhone', setSmsError);
  const { run, isBusy, errorMessage } = useAction(
    async () => {
      const body = { ...values, phoneNum: normalisePhone(values.phoneNum), flow: sms.flow };
      await renewSession(accountCalls.updatePhone, body);
      sms.finish();
      storeUserDetail(await request(accountCalls.userDetail, {}));
    },
    { done: () => t('phone.changed'), onDone: onClose, isErrorInForm: true },
  );
  const send = () => {
    setSmsError(null);
    if (validate(['phoneNum'])) sms.send(values.phoneNum);
  };
  const submit = () => {
    setSmsError(null);
    if (validate(['phoneNum', 'phoneCode', 'password'])) void run();
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
function errorKeys({ phoneNum, phoneCode, password }: Record<Name, string>): Partial<Record<Name, string>> {
  const phone = phoneNum.trim() === '' ? 'phoneEmpty' : 'phoneForm';
  const code = phoneCode.trim() === '' ? 'codeEmpty' : 'codeForm';
  return omitUndefined({
    phoneNum: PhoneNum.safeParse(phoneNum).success ? undefined : phone,
    phoneCode: PhoneCode.safeParse(phoneCode).success ? undefined : code,
    password: password === '' ? 'passwordEmpty' : undefined,
  });
}
