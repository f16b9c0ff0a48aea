import axios from 'axios';
import { captchaHeader } from '../contract/captcha-header.ts';
import { chargeHeader, readCharge } from '../contract/charge-header.ts';
import { BAD_PARAMETER_PREFIX, SUCCESS } from '../contract/codes.ts';
import { CallError } from './call-error.ts';
import { callHeaders, TIMEOUT_MS } from './call-headers.ts';
import { captchaInHand } from './captcha.ts';
import { type EarlyAnswer, takeEarly } from './early-calls.ts';
import { lookupCharge } from './lookup-charge.ts';
import { session } from './session.ts';

/** A file over a phone's connection, and what is made of it there. */
const UPLOAD_TIMEOUT_MS = 90_000;

const http = axios.create({
  timeout: TIMEOUT_MS,
  headers: { 'Content-Type': 'application/json' },
  // Refusals travel with an honest status and the same envelope: they are read like answers.
  validateStatus: () => true,
});

http.interceptors.request.use((config) => {
  config.headers.set(callHeaders(session.get()?.token));
  const captchaId = captchaInHand();
  if (captchaId !== undefined) config.headers.set(captchaHeader, captchaId);
  return config;
});

/** Posts `{ data }`, unless that was begun early, and gives the result of the envelope. @throws CallError */
export async function post(path: string, data: unknown, signal?: AbortSignal): Promise<unknown> {
  const early = takeEarly(path, data, session.get()?.token)?.catch(tooLate);
  const { body, charge } = (await early) ?? (await sent(path, data, signal));
  const note = readCharge(charge);
  if (note !== undefined) lookupCharge.set(note);
  return resultOf(body);
}

async function sent(path: string, data: unknown, signal?: AbortSignal): Promise<EarlyAnswer> {
  const response = await http.post<unknown>(path, { data }, signal === undefined ? {} : { signal }).catch(unanswered);
  return { body: response.data, charge: response.headers[chargeHeader] ?? null };
}

function tooLate(): never {
  throw new CallError('timeout', '');
}

export interface Sending {
  signal?: AbortSignal;
  /** Told the share of the file that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Posts a file with its body as multipart. @throws CallError */
export async function postFile(
  path: string,
  { data, file }: { data: unknown; file: Blob },
  { signal, onProgress }: Sending,
): Promise<unknown> {
  const form = new FormData();
  form.append('data', JSON.stringify(data));
  form.append('file', file);
  const response = await http
    .post<unknown>(path, form, {
      timeout: UPLOAD_TIMEOUT_MS,
      // The browser names the boundary itself.
      headers: { 'Content-Type': null },
      onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0),
      ...(signal === undefined ? {} : { signal }),
    })
    .catch(unanswered);
  return resultOf(response.data);
}

/** Gets what is no envelope; a refusal still is one. @throws CallError */
export async function getText(path: string, query: object, signal?: AbortSignal): Promise<string> {
  const response = await http
    .get<string>(path, { params: query, responseType: 'text', ...(signal === undefined ? {} : { signal }) })
    .catch(unanswered);
  if (response.status === 200 && !/json/.test(String(response.headers['content-type']))) return response.data;
  const answer: unknown = JSON.parse(response.data);
  return String(resultOf(answer));
}

/** No answer came: the network is away, the time was up, or nobody wants it any more. */
function unanswered(error: unknown): never {
  if (axios.isCancel(error)) throw error;
  const isTimeout = axios.isAxiosError(error) && error.code === axios.AxiosError.ECONNABORTED;
  throw new CallError(isTimeout ? 'timeout' : 'network', '');
}

/** The result inside an envelope. @throws CallError on any code but success, and on what is no envelope. */
export function resultOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('code' in body)) throw new CallError('network', '');
  const { code } = body;
  const result = 'result' in body ? body.result : null;
  if (code === SUCCESS) return result;
  const message = 'message' in body ? String(body.message) : '';
  throw new CallError(String(code), withoutPrefix(message), result);
}

function withoutPrefix(message: string): string {
  return message.startsWith(BAD_PARAMETER_PREFIX) ? message.slice(BAD_PARAMETER_PREFIX.length).trim() : message;
}
