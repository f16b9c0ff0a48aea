import { type RefObject, useEffect, useRef } from 'react';
import { smsCalls } from '../../../contract/sms/calls.ts';
import type { SmsPurpose } from '../../../contract/sms/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { clearFlow } from './sms-flow.ts';

/** Invalidates an unused code when the screen is left; a reload keeps it. `unusedCode` is null once it was used. */
export function useInvalidateOnLeave(
  purpose: SmsPurpose,
  unusedCode: RefObject<{ phoneNum: string; flow: string } | null>,
): void {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // Strict mode unmounts and mounts again at once, which is not leaving.
      setTimeout(() => {
        if (isMounted.current || unusedCode.current === null) return;
        const { phoneNum, flow } = unusedCode.current;
        clearFlow(purpose);
        // If the request fails, the code expires by itself.
        void request(smsCalls.invalidateSmsCode, { phoneNum, purpose, flow }).catch(() => undefined);
      });
    };
  }, [purpose, unusedCode]);
}
