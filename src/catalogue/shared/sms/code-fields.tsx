import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './code-fields.module.css';
import { SmsOutbox } from './sms-outbox.tsx';
import type { useSmsCode } from './use-sms-code.ts';

interface FieldProps {
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
}

interface CodeFieldsProps {
  /** The user's phone by default. */
  phoneLabel?: string;
  phone: FieldProps;
  code: FieldProps;
  sms: ReturnType<typeof useSmsCode>;
  /** Validates the phone and requests a code. */
  onSend: () => void;
  onFill: (code: string) => void;
}

/** A phone, a button that requests a code, and the code. */
export function CodeFields({ phoneLabel, phone, code, sms, onSend, onFill }: CodeFieldsProps) {
  const { t } = useTranslation('sms');
  const secondsLeft = sms.secondsLeftFor(phone.value);
  return (
    <>
      <Field
        label={phoneLabel ?? t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={40}
        {...phone}
      />
      <div className={styles.code}>
        <Field label={t('code')} inputMode="numeric" autoComplete="one-time-code" maxLength={12} {...code} />
        <Button
          isBusy={sms.isSending}
          // aria-disabled instead of disabled keeps the focus and stays visible to screen readers.
          aria-disabled={secondsLeft > 0}
          onClick={() => {
            if (secondsLeft === 0) onSend();
          }}
        >
          {secondsLeft > 0 ? t('countdown', { seconds: secondsLeft }) : t(sms.sentTo === null ? 'get' : 'resend')}
        </Button>
      </div>
      <p className={styles.sent} role="status">
        {sms.sentTo === null || secondsLeft === 0 ? '' : t('sent', { phone: sms.sentTo })}
      </p>
      {sms.sentTo !== null && <SmsOutbox phoneNum={sms.sentTo} flow={sms.flow} onFill={onFill} />}
    </>
  );
}
