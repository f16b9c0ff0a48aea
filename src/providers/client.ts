import type { AnyCall, BodyOf, ResultOf } from '../contract/call.ts';
import { CallError } from './call-error.ts';
import { post } from './http.ts';
import { actOn } from './outcome.ts';
import { openSeal } from './seal.ts';
import { session } from './session.ts';

/**
 * Makes a call and gives its result, opened where it travels sealed.
 * @throws CallError; what the whole page must act on (session over, captcha wanted) is set going first.
 */
export async function ask<C extends AnyCall>(call: C, body: BodyOf<C>, signal?: AbortSignal): Promise<ResultOf<C>> {
  try {
    const result = await post(call.path, body, signal);
    // The server holds every result against this schema in its tests; checking again here would cost each page the time.
    return (call.isSealed && typeof result === 'string' ? opened(result) : result) as ResultOf<C>;
  } catch (error) {
    if (error instanceof CallError) actOn(error);
    throw error;
  }
}

function opened(sealed: string): unknown {
  const key = session.get()?.secretKey;
  if (key === undefined) throw new CallError('600209', '');
  return openSeal(sealed, key);
}
