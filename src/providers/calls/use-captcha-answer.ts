import { useEffect, useRef, useState } from 'react';
import { captchaCalls } from '../../contract/captcha/calls.ts';
import type { Captcha } from '../../contract/captcha/schemas.ts';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import { CallError } from './call-error.ts';
import { captchaFromResult, closeCaptcha, showCaptcha } from './captcha.ts';
import { request } from './client.ts';
import { solveProof } from './proof-of-work/solve-proof.ts';
import { useAction } from './use-action.ts';

export interface CaptchaAnswer {
  /** Share of the proof of work that is done, 0 to 1. */
  progress: number;
  /** The proof or its check is under way, and the user has nothing more to do. */
  isBusy: boolean;
  /** Of the last answer; null when there is none or when it was right. */
  errorMessage: string | null;
  /** Answers with the characters of the picture; waits for the proof. */
  answer(userInputCode: string): void;
  /** Another captcha with a picture. */
  refresh(): void;
  /** Another captcha without a picture, whose proof of work takes longer. */
  replacePicture(): void;
}

/**
 * Solves the captcha's proof of work and checks it together with the characters of its picture. A captcha without a
 * picture is answered by itself. Once the answer is right, the captcha is closed and the refused calls are repeated.
 */
export function useCaptchaAnswer(current: Captcha): CaptchaAnswer {
  const [progress, setProgress] = useState(0);
  const proof = useRef<Promise<string | null>>(undefined);
  const verification = useAction(
    async (userInputCode: string | undefined) => {
      const found = await proof.current;
      // Replaced by another captcha meanwhile.
      if (found == null) return false;
      await request(captchaCalls.verifyCaptcha, { proof: found, ...omitUndefined({ userInputCode }) });
      return true;
    },
    {
      isErrorInForm: true,
      onDone: (isRight) => isRight && closeCaptcha(true),
      onError(error) {
        const another = captchaFromResult(error instanceof CallError ? error.result : null);
        if (another.captchaId !== '') showCaptcha(another);
        return false;
      },
    },
  );
  const replacement = useAction(
    (call: typeof captchaCalls.refreshCaptcha | typeof captchaCalls.replacePicture) => request(call, {}),
    { isErrorInForm: true, onDone: showCaptcha },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per captcha id; the other values change on every render
  useEffect(() => {
    const controller = new AbortController();
    setProgress(0);
    proof.current = solveProof(current, { signal: controller.signal, onProgress: setProgress });
    // The failure is shown with the answer that waits for the proof.
    proof.current.catch(() => undefined);
    if (current.image === '') void verification.run(undefined);
    return () => controller.abort();
  }, [current.captchaId]);

  return {
    progress,
    isBusy: verification.isBusy,
    errorMessage: replacement.errorMessage ?? verification.errorMessage,
    answer: (userInputCode) => void verification.run(userInputCode),
    refresh: () => void replacement.run(captchaCalls.refreshCaptcha),
    replacePicture: () => void replacement.run(captchaCalls.replacePicture),
  };
}
