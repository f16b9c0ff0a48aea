import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { smsCalls } from '../../../contract/sms/calls.ts';
import { normalisePhone } from '../../../contract/sms/phone.ts';
import type { SmsPurpose } from '../../../contract/sms/schemas.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { captchaSolved } from '../../../providers/calls/captcha.ts';
import { request } from '../../../providers/calls/client.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { useStore } from '../../../providers/store.ts';
import { clearFlow, type Flow, readFlow, storeFlow } from './stored-flow.ts';
import { useLeaving } from './use-leaving.ts';

/**
 * A code by text message for one errand of one screen: asked for, waited for, and dead when the screen is left before
 * it was used. After a captcha the message is asked for again by itself.
 */
export function useSmsCode(purpose: SmsPurpose, onRefused: (words: string) => void) {
  const { t } = useTranslation('sms');
  const wordsOf = useErrorMessage();
  const [kept, setKept] = useState(() => readFlow(purpose));
  const [isSending, setSending] = useState(false);
  const [waiting, setWaiting] = useState<string | null>(null);
  const secondsLeft = useSecondsUntil(kept.resendAt);
  const unspent = useRef<{ phoneNum: string; flow: string } | null>(sentOf(kept));
  useLeaving(purpose, unspent);

  const keep = (changed: Partial<typeof kept>) => {
    const now = { ...kept, ...changed };
    storeFlow(purpose, now);
    setKept(now);
    unspent.current = sentOf(now);
  };
  const send = async (typed: string) => {
    const phoneNum = normalisePhone(typed);
    setSending(true);
    setWaiting(null);
    try {
      const { resendAfterS } = await request(smsCalls.sendSms, { phoneNum, purpose, flow: kept.flow });
      keep({ phoneNum, waitingFor: phoneNum, resendAt: Date.now() + resendAfterS * 1000 });
    } catch (error) {
      const waitS = retryAfterOf(error);
      if (error instanceof CallError && error.behaviour === 'captcha') setWaiting(phoneNum);
      else if (waitS === undefined) onRefused(wordsOf(error));
      else if (waitS <= 60) keep({ waitingFor: phoneNum, resendAt: Date.now() + waitS * 1000 });
      else onRefused(t('tooMany', { count: Math.ceil(waitS / 60) }));
    } finally {
      setSending(false);
    }
  };

  const solved = useStore(captchaSolved);
  const resend = useRef<() => void>(() => undefined);
  resend.current = () => {
    if (waiting !== null) void send(waiting);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a captcha that was solved is what sets it going
  useEffect(() => resend.current(), [solved]);

  return {
    flow: kept.flow,
    /** Whom a code was sent to. */
    sentTo: kept.phoneNum,
    isSending,
    /** Another phone has no wait of its own yet: the server knows. */
    secondsLeftFor: (typed: string) => (normalisePhone(typed) === kept.waitingFor ? secondsLeft : 0),
    send,
    /** The code was used, or is handed on to the next screen: leaving does not kill it. */
    finish: () => {
      unspent.current = null;
      clearFlow(purpose);
    },
  };
}

function sentOf({ flow, phoneNum }: Flow) {
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
