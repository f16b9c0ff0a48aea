import type { AnyCall, AnyUploadCall, BodyOf, ResultOf } from '../../contract/call.ts';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import { session } from '../session/session.ts';
import { CallError } from './call-error.ts';
import { captchaFromResult, requireCaptcha } from './captcha.ts';
import { mustBePaid, vehicleToConfirm, vehicleWithoutConsent } from './charge-consent.ts';
import { handleCallError } from './handle-call-error.ts';
import { getBlob, getText, post, postFile } from './http.ts';
import { LONG_TIMEOUT_MS, type UploadOptions } from './http-client.ts';
import { renewalDone } from './renewal.ts';
import { openSeal } from './seal.ts';

/**
 * Makes a call and returns its result, decrypted if it is sealed.
 * If a captcha is required, it is shown, and the call is repeated once it is solved.
 * @throws CallError, after page-wide behaviour (session over) has been triggered; 800129 if the captcha was closed
 */
export async function request<C extends AnyCall>(call: C, body: BodyOf<C>, signal?: AbortSignal): Promise<ResultOf<C>> {
  return withConsent(call, body, (isPaidOnly) =>
    post(call.path, body, { signal, isPaidOnly, ...(call.isLong && { timeoutMs: LONG_TIMEOUT_MS }) }),
  );
}

/** Asks the user before a vehicle of a link from elsewhere is charged. Without a response it gives a stored one. */
async function withConsent<C extends AnyCall>(
  call: C,
  body: BodyOf<C>,
  sendRequest: (isPaidOnly: boolean) => Promise<unknown>,
): Promise<ResultOf<C>> {
  const vehicleId = vehicleWithoutConsent(call, body);
  const isPaidOnly = vehicleId !== undefined || mustBePaid();
  return send(call, () => sendRequest(isPaidOnly)).catch((error) => {
    if (vehicleId !== undefined && error instanceof CallError && error.behaviour === 'confirm')
      vehicleToConfirm.set(vehicleId);
    return storedOr(error, call, body);
  });
}

/** The stored response of a call that got none. @throws `error` if there is none */
async function storedOr<C extends AnyCall>(error: unknown, call: C, body: BodyOf<C>): Promise<ResultOf<C>> {
  if (!call.isRead || session.get() === null || !(error instanceof CallError && error.isUnanswered)) throw error;
  // Without a connection the module may not load, and a logout closes the database.
  const stored = await import('../offline/stored-response.ts')
    .then((offline) => offline.storedResponse(call, body))
    .catch(() => undefined);
  if (stored === undefined) throw error;
  return stored.result as ResultOf<C>;
}

/**
 * Makes a call with a file; `onProgress` gets the uploaded share, 0 to 1.
 * @throws CallError; 900413 without sending anything if the file is larger than the call accepts
 */
export async function requestWithFile<C extends AnyUploadCall>(
  call: C,
  { body, file, ...options }: { body: BodyOf<C>; file: Blob } & Omit<UploadOptions, 'ticket'>,
): Promise<ResultOf<C>> {
  if (file.size > call.upload.maxBytes) throw new CallError('900413', '');
  const { data, ticket } = splitTicket(call, body);
  return send(call, () => postFile(call.path, { data, file }, { ...options, ...omitUndefined({ ticket }) }));
}

/** The body without the field that travels in a header. */
function splitTicket<C extends AnyUploadCall>({ upload }: C, body: BodyOf<C>): { data: object; ticket?: string } {
  if (upload.ticketField === undefined) return { data: body };
  const { [upload.ticketField]: ticket, ...data } = body;
  return { data, ticket: String(ticket) };
}

/** Makes a GET whose response has no envelope, such as a picture. @throws CallError */
export async function requestText<C extends AnyCall>(call: C, query: BodyOf<C>, signal?: AbortSignal): Promise<string> {
  return withConsent(call, query, (isPaidOnly) => getText(call.path, query, { signal, isPaidOnly }));
}

/** Makes a GET whose response is a file. @throws CallError */
export async function requestBlob<C extends AnyCall>(call: C, query: BodyOf<C>, signal?: AbortSignal): Promise<Blob> {
  const file: unknown = await withConsent(call, query, (isPaidOnly) =>
    getBlob(call.path, query, { signal, isPaidOnly }),
  );
  if (!(file instanceof Blob)) throw new CallError('network', '');
  return file;
}

/** Repetitions after captchas; a further captcha ends the call. */
const CAPTCHAS_MAX = 3;

async function send<C extends AnyCall>(
  call: C,
  sendRequest: () => Promise<unknown>,
  captchas = 0,
): Promise<ResultOf<C>> {
  const token = session.get()?.token;
  const sentAt = performance.now();
  try {
    const result = await sendRequest();
    // The server's tests validate every result; validating again here would slow down each page.
    return (call.isSealed && typeof result === 'string' ? await decrypt(result) : result) as ResultOf<C>;
  } catch (error) {
    if (error instanceof CallError && error.behaviour === 'captcha' && captchas < CAPTCHAS_MAX) {
      if (await requireCaptcha(captchaFromResult(error.result))) return await send(call, sendRequest, captchas + 1);
      throw error;
    }
    // A 401 for a token that has been replaced meanwhile says nothing about the current session.
    if (error instanceof CallError && error.behaviour === 'logout') await renewalDone(call);
    const isCurrentToken = session.get()?.token === token;
    if (error instanceof CallError && (isCurrentToken || error.behaviour !== 'logout')) handleCallError(error, sentAt);
    throw error;
  }
}

function decrypt(sealed: string): Promise<unknown> {
  const key = session.get()?.secretKey;
  if (key === undefined) throw new CallError('600209', '');
  return openSeal(sealed, key);
}
