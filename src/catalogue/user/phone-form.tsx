import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normalisePhone } from '../../contract/phone.ts';
import { updatePhone, userDetail } from '../../contract/profile.ts';
import { ask } from '../../providers/client.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFrame } from './form-frame.tsx';
import { keepDetail } from './own-detail.ts';
import styles from './phone-form.module.css';
import { renewSession } from './renew-session.ts';
import { usePhoneCode } from './use-phone-code.ts';
import { useSaving } from './use-saving.ts';

const empty = { phoneNum: '', phoneCode: '', password: '' };
type Name = keyof typeof empty;

/** Another phone: a code sent to it, and the password. */
export function PhoneForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('user');
  const [values, setValues] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const code = usePhoneCode();
  const { isBusy, failure, save } = useSaving(onClose);
  const phoneNum = normalisePhone(values.phoneNum);
  const problems = problemsOf({ ...values, phoneNum });
  const leave = (...names: Name[]) => setLeft(new Set([...left, ...names]));
  const field = (name: Name) => ({
    label: t(`phone.${name}`),
    value: values[name],
    error: left.has(name) && problems[name] !== undefined ? t(`wrong.${problems[name]}`) : undefined,
    onBlur: () => leave(name),
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  const send = () => {
    leave('phoneNum');
    if (problems.phoneNum === undefined) void code.send(phoneNum);
  };
  const submit = () => {
    leave('phoneNum', 'phoneCode', 'password');
    if (Object.keys(problems).length > 0) return;
    const body = { phoneNum, phoneCode: values.phoneCode.trim(), flow: code.flow, password: values.password };
    void save(async () => {
      renewSession(await ask(updatePhone, body));
      keepDetail(await ask(userDetail, {}));
    }, t('phone.changed'));
  };
  return (
    <FormFrame isBusy={isBusy} failure={failure ?? code.failure} onSubmit={submit} onClose={onClose}>
      <Field {...field('phoneNum')} type="tel" inputMode="tel" autoComplete="tel" maxLength={40} />
      <div className={styles.code}>
        <Field {...field('phoneCode')} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
        <Button isBusy={code.isBusy} disabled={code.waitS > 0} onClick={send}>
          {code.waitS > 0 ? t('phone.again', { seconds: code.waitS }) : t('phone.send')}
        </Button>
      </div>
      <p className="quiet" aria-live="polite">
        {code.sentTo !== null && t('phone.sent', { phone: code.sentTo })}{' '}
        {code.outbox[0] !== undefined && t('phone.demo', { code: code.outbox[0].code })}
      </p>
      <Field {...field('password')} type="password" autoComplete="current-password" maxLength={200} />
      <p className="quiet">{t('endsOthers')}</p>
    </FormFrame>
  );
}

/** What is wrong with each field, as a key of the words for it. */
function problemsOf({ phoneNum, phoneCode, password }: typeof empty): Partial<Record<Name, string>> {
  const phone = phoneNum === '' ? 'phoneEmpty' : 'phoneForm';
  const code = phoneCode.trim() === '' ? 'codeEmpty' : 'codeForm';
  return {
    ...(/^\d{11}$/.test(phoneNum) ? {} : { phoneNum: phone }),
    ...(/^\d{6}$/.test(phoneCode.trim()) ? {} : { phoneCode: code }),
    ...(password === '' ? { password: 'passwordEmpty' } : {}),
  };
}
