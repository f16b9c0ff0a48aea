import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { smsCalls } from '../../../contract/sms/calls.ts';
import { normalisePhone } from '../../../contract/sms/phone.ts';
import type { SmsPurpose } from '../../../contract/sms/schemas.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { clearFlow, readFlow, type SmsFlow, storeFlow } from './sms-flow.ts';
import { useInvalidateOnLeave } from './use-invalidate-on-leave.ts';

/** Longer waits are shown as an error instead of a countdown. */
const COUNTDOWN_MAX_S = 60;

/**
 * One screen's SMS code: requests it, counts down to the next request, and invalidates it when the screen is left
 * before it was used.
 * @param start what the tab has stored, unless the screen is hydrated
 */
export function useSmsCode(purpose: SmsPurpose, onError: (message: string) => void, start = readFlow) {
  const { t } = useTranslation('sms');
  const messageOf = useErrorMessage();
  const [flow, setFlow] = useState(() => start(purpose));
  const secondsLeft = useSecondsUntil(flow.resendAt);
  const unusedCode = useRef(unusedCodeOf(flow));
  useInvalidateOnLeave(purpose, unusedCode);

  const updateFlow = (change: Partial<SmsFlow>) => {
    const next = { ...flow, ...change };
    storeFlow(purpose, next);
    setFlow(next);
    unusedCode.current = unusedCodeOf(next);
  };
  const { run, isBusy } = useAction(
    (phoneNum: string) => request(smsCalls.sendSms, { phoneNum, purpose, flow: flow.flow }),
    {
      onDone: ({ resendAfterS }, phoneNum) =>
        updateFlow({ phoneNum, waitingFor: phoneNum, resendAt: Date.now() + resendAfterS * 1000 }),
      onError: (error, phoneNum) => {
        const waitS = retryAfterOf(error);
        // The user closed the captcha.
        if (error instanceof CallError && error.behaviour === 'captcha') return true;
        if (waitS === undefined) onError(messageOf(error));
        else if (waitS <= COUNTDOWN_MAX_S) updateFlow({ waitingFor: phoneNum, resendAt: Date.now() + waitS * 1000 });
        else onError(t('tooMany', { count: Math.ceil(waitS / 60) }));
        return true;
      },
    },
  );
  const send = (typedPhone: string) => void run(normalisePhone(typedPhone));

  return {
    flow: flow.flow,
    /** The phone that a code was last sent to; null before the first. */
    sentTo: flow.phoneNum,
    isSending: isBusy,
    /** The wait is known for one phone only; for others the server decides. */
    secondsLeftFor: (typedPhone: string) => (normalisePhone(typedPhone) === flow.waitingFor ? secondsLeft : 0),
    send,
    /** The code was used, or the next screen uses it: leaving does not invalidate it. */
    finish: () => {
      unusedCode.current = null;
      clearFlow(purpose);
    },
  };
}

function unusedCodeOf({ flow, phoneNum }: SmsFlow) {
  return phoneNum === null ? null : { flow, phoneNum };
}

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now);
  const isRunning = time > now;
  useEffect(() => {
    setNow(Date.now());
    if (!isRunning && time <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [time, isRunning]);
  return Math.max(0, Math.ceil((time - now) / 1000));
}

function retryAfterOf(error: unknown): number | undefined {
  if (!(error instanceof CallError)) return undefined;
  const { retryAfterS } = Object(error.result);
  return typeof retryAfterS === 'number' ? retryAfterS : undefined;
}
