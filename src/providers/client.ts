import type { AnyCall, AnyUploadCall, BodyOf, ResultOf } from '../contract/call.ts';
import { CallError } from './call-error.ts';
import { getText, post, postFile } from './http.ts';
import { actOn } from './outcome.ts';
import { openSeal } from './seal.ts';
import type { Sending } from './sending.ts';
import { session } from './session.ts';

/**
 * Makes a call and gives its result, opened where it travels sealed.
 * @throws CallError; what the whole page must act on (session over, captcha wanted) is set going first.
 */
export async function ask<C extends AnyCall>(call: C, body: BodyOf<C>, signal?: AbortSignal): Promise<ResultOf<C>> {
  return answered(call, () => post(call.path, body, signal));
}

/**
 * Makes a call that takes a file along; `onProgress` is told the share of it that is sent, 0 to 1.
 * @throws CallError; 900413 without sending anything when the file is larger than the call takes.
 */
export async function askWithFile<C extends AnyUploadCall>(
  call: C,
  { body, file, ...sending }: { body: BodyOf<C>; file: Blob } & Sending,
): Promise<ResultOf<C>> {
  if (file.size > call.upload.maxBytes) throw new CallError('900413', '');
  return answered(call, () => postFile(call.path, { data: body, file }, sending));
}

/** Makes a GET whose result is no envelope, such as a picture. @throws CallError */
export async function askText<C extends AnyCall>(call: C, query: BodyOf<C>, signal?: AbortSignal): Promise<string> {
  return answered(call, () => getText(call.path, query, signal));
}

async function answered<C extends AnyCall>(call: C, send: () => Promise<unknown>): Promise<ResultOf<C>> {
  const sentAs = session.get()?.token;
  try {
    const result = await send();
    // The server holds every result against this schema in its tests; checking again here would cost each page the time.
    return (call.isSealed && typeof result === 'string' ? await opened(result) : result) as ResultOf<C>;
  } catch (error) {
    // What was asked under a token that has been renewed meanwhile says nothing of the session that took its place.
    const isOfNow = session.get()?.token === sentAs;
    if (error instanceof CallError && (isOfNow || error.behaviour !== 'logout')) actOn(error);
    throw error;
  }
}

function opened(sealed: string): Promise<unknown> {
  const key = session.get()?.secretKey;
  if (key === undefined) throw new CallError('600209', '');
  return openSeal(sealed, key);
}
