import { useEffect, useState } from 'react';
import { invalidateSmsCode, listSmsOutbox, sendSms } from '../../contract/sms.ts';
import { ask } from '../../providers/client.ts';
import { isShown } from '../../providers/outcome.ts';
import { siteOfPage } from '../../providers/site.ts';
import { useCall } from '../../providers/use-call.ts';
import { useErrorWords } from '../shell/call-failed.tsx';
import { operationId } from '../shell/operation-id.ts';

const purpose = 'changePhone';

/**
 * The code that proves a new phone, bound to this form: asked for at most once a minute, and dead once the form is left.
 * `outbox` is what a demo shows in place of a phone.
 */
export function usePhoneCode() {
  const wordsOf = useErrorWords();
  const [flow] = useState(operationId);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [waitS, setWaitS] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isWaiting = waitS > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setWaitS((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  useEffect(() => {
    if (sentTo === null) return;
    return () => void ask(invalidateSmsCode, { phoneNum: sentTo, purpose, flow }).catch(() => undefined);
  }, [sentTo, flow]);
  const { data: outbox = [] } = useCall(
    listSmsOutbox,
    { phoneNum: sentTo ?? '', flow },
    { enabled: siteOfPage().isDemo && sentTo !== null && waitS > 0, staleTime: 0 },
  );
  const send = async (phoneNum: string) => {
    setBusy(true);
    setFailure(null);
    try {
      const { resendAfterS } = await ask(sendSms, { phoneNum, purpose, flow });
      setSentTo(phoneNum);
      setWaitS(resendAfterS);
    } catch (error) {
      if (isShown(error)) setFailure(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { flow, sentTo, waitS, isBusy, failure, outbox, send };
}
