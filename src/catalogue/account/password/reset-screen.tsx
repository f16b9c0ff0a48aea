import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { accountCalls } from '../../../contract/account/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { links } from '../../shared/navigation/paths.ts';
import { useInvalidateOnLeave } from '../../shared/sms/use-invalidate-on-leave.ts';
import * as rules from '../rules.ts';
import { useValidatedForm } from '../use-validated-form.ts';
import { ResetByCodeForm } from './reset-by-code-form.tsx';
import { ResetCard } from './reset-card.tsx';

/** The fragment of the form for a code that was read out. */
export const TYPED_CODE = '#code';

/** The verified phone and code of the previous screen. */
export interface VerifiedPhone {
  phoneNum: string;
  phoneCode: string;
  flow: string;
}

/**
 * Second step of a password reset; redirects to the first one without a verified phone. With a fragment it is the link of
 * the staff instead: the fragment is the code, or `code` for one that is typed.
 */
export function ResetScreen() {
  const { state, hash } = useLocation();
  const verified = parseVerifiedPhone(state);
  if (verified === null && hash !== '') {
    return <ResetByCodeForm code={hash === TYPED_CODE ? '' : hash.slice(1)} />;
  }
  if (verified === null) return <Navigate to={links.forgetPassword()} replace />;
  return <ResetForm verified={verified} />;
}

const definition = { rules: { password: rules.password, again: rules.passwordAgain } } as const;

function ResetForm({ verified }: { verified: VerifiedPhone }) {
  const { t } = useTranslation('account');
  const form = useValidatedForm({ password: '', again: '' }, definition);
  const unusedCode = useRef<VerifiedPhone | null>(verified);
  useInvalidateOnLeave('forget', unusedCode);
  const reset = async () => {
    await request(accountCalls.forgetPassword, { ...verified, newPassword: form.values.password });
    unusedCode.current = null;
  };
  return (
    <ResetCard
      hint={t('account-forms:reset.hint', { phone: verified.phoneNum })}
      linkText={t('account-forms:reset.newCode')}
      form={form}
      onReset={reset}
    >
      {/* Tells password managers whose password this is. */}
      <input
        type="text"
        className="unseen"
        autoComplete="username"
        value={verified.phoneNum}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
    </ResetCard>
  );
}

/** The navigation state; null when the URL was opened directly. */
function parseVerifiedPhone(state: unknown): VerifiedPhone | null {
  const { phoneNum, phoneCode, flow } = Object(state);
  const isComplete = [phoneNum, phoneCode, flow].every((part) => typeof part === 'string');
  return isComplete ? { phoneNum, phoneCode, flow } : null;
}
