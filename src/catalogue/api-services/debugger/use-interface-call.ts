import { useState } from 'react';
import { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import type { BodyOf, ResultOf } from '../../../contract/call.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { parseBody } from './body-value.ts';
import { addCall, clearCalls, type PastCall, readCalls } from './call-history.ts';
import type { Called } from './call-result.tsx';

type Price = ResultOf<typeof usageCalls.apiCallPrice>;

/** Calls an interface: at once with a test key, after the price has been confirmed with a live one. */
export function useInterfaceCall(given: BodyOf<typeof usageCalls.callInterface>) {
  const { interfaceCode, keyId, body } = given;
  const [called, setCalled] = useState<Called | null>(null);
  const [price, setPrice] = useState<Price | null>(null);
  const [history, setHistory] = useState(readCalls);
  const call = useAction(
    async () => {
      setPrice(null);
      const result = await request(usageCalls.callInterface, given);
      setCalled(result);
      const resultCode = String(parseBody(result.response.body)?.code ?? '');
      const at = new Date().toISOString();
      setHistory(addCall({ at, interfaceCode, body, status: result.response.status, resultCode }));
    },
    { isErrorInForm: true },
  );
  const check = useAction(
    async () => {
      const found = await request(usageCalls.apiCallPrice, { keyId, interfaceCode });
      if (found.mode === 'live' && found.rule !== 'free') setPrice(found);
      else await call.run();
    },
    { isErrorInForm: true },
  );
  const isBusy = call.isBusy || check.isBusy;
  return {
    called,
    price,
    isBusy,
    errorMessage: call.errorMessage ?? check.errorMessage,
    history: history.filter((past: PastCall) => past.interfaceCode === interfaceCode),
    send: () => {
      if (!isBusy) void check.run();
    },
    confirm: () => void call.run(),
    cancel: () => setPrice(null),
    clearHistory: () => setHistory(clearCalls()),
  };
}
