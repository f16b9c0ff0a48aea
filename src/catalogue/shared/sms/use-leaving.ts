import { type RefObject, useEffect, useRef } from 'react';
import { smsCalls } from '../../../contract/sms/calls.ts';
import type { SmsPurpose } from '../../../contract/sms/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { clearFlow } from './stored-flow.ts';

/** A screen that is left takes its code with it, unless that was used (null); a reload does not leave the screen. */
export function useLeaving(purpose: SmsPurpose, unspent: RefObject<{ phoneNum: string; flow: string } | null>): void {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      // React's strict mode leaves and comes back at once: that is no leaving.
      setTimeout(() => {
        if (isThere.current || unspent.current === null) return;
        const { phoneNum, flow } = unspent.current;
        clearFlow(purpose);
        // It dies by itself soon after, should this not arrive.
        void request(smsCalls.invalidateSmsCode, { phoneNum, purpose, flow }).catch(() => undefined);
      });
    };
  }, [purpose, unspent]);
}
