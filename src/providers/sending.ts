import axios from 'axios';
import { captchaHeader } from '../contract/captcha/captcha-header.ts';
import { chargeHeader } from '../contract/quota/charge-header.ts';
import { CallError } from './call-error.ts';
import { callHeaders, TIMEOUT_MS } from './call-headers.ts';
import { captchaInHand } from './captcha.ts';
import type { EarlyAnswer } from './early-calls.ts';
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

/** Posts `{ data }`. @throws CallError where no answer came */
export async function sent(path: string, data: unknown, signal?: AbortSignal): Promise<EarlyAnswer> {
  const response = await http.post<unknown>(path, { data }, signal === undefined ? {} : { signal }).catch(unanswered);
  return { body: response.data, charge: response.headers[chargeHeader] ?? null };
}

export interface Sending {
  signal?: AbortSignal;
  /** Told the share of the file that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Posts a file with its body as multipart, and gives what was answered. @throws CallError where no answer came */
export async function sentFile(
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
  return response.data;
}

/** Gets a text, and says whether it is what was asked for or the envelope of a refusal. @throws CallError where no answer came */
export async function gotText(path: string, query: object, signal?: AbortSignal) {
  const response = await http
    .get<string>(path, { params: query, responseType: 'text', ...(signal === undefined ? {} : { signal }) })
    .catch(unanswered);
  const isText = response.status === 200 && !/json/.test(String(response.headers['content-type']));
  return { text: response.data, isText };
}

/** No answer came: the network is away, the time was up, or nobody wants it any more. */
function unanswered(error: unknown): never {
  if (axios.isCancel(error)) throw error;
  const isTimeout = axios.isAxiosError(error) && error.code === axios.AxiosError.ECONNABORTED;
  throw new CallError(isTimeout ? 'timeout' : 'network', '');
}
