import type { AnyCall, BodyOf, ResultOf } from '../../contract/call.ts';
import { session, setSession } from '../session/session.ts';
import { request } from './client.ts';
import { renewal } from './renewal.ts';

/** A call whose answer continues the session with a new token and key. */
interface RenewedSession {
  token: string;
  secretKey: string;
}

/** Makes a call that ends all sessions, and continues this one with its answer. @throws CallError */
export async function renewSession<C extends AnyCall>(
  call: ResultOf<C> extends RenewedSession ? C : never,
  body: BodyOf<C>,
): Promise<void> {
  const renewing = request(call, body).then((renewed: RenewedSession) => {
    const current = session.get();
    if (current !== null) setSession({ ...current, token: renewed.token, secretKey: renewed.secretKey });
  });
  renewal.set({ call, done: renewing.catch(() => undefined) });
  try {
    await renewing;
  } finally {
    renewal.set(null);
  }
}
