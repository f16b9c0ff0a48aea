import axios, { type AxiosResponse } from 'axios';
import { captchaHeader } from '../../contract/captcha/captcha-header.ts';
import { uploadTicketHeader } from '../../contract/headers.ts';
import { chargeHeader } from '../../contract/quota/charge-header.ts';
import { PAID_ONLY, paidOnlyHeader } from '../../contract/quota/paid-only-header.ts';
import { session } from '../session/session.ts';
import { CallError } from './call-error.ts';
import { callHeaders, TIMEOUT_MS } from './call-headers.ts';
import { currentCaptchaId } from './captcha.ts';

/** Allows for a phone's connection and the processing on the server. */
const UPLOAD_TIMEOUT_MS = 90_000;

/** For a call that works through thousands of records. */
export const LONG_TIMEOUT_MS = 180_000;

const http = axios.create({
  timeout: TIMEOUT_MS,
  headers: { 'Content-Type': 'application/json' },
  // Refusals have an HTTP error status and the same envelope: they are parsed like other responses.
  validateStatus: () => true,
});

http.interceptors.request.use((config) => {
  config.headers.set(callHeaders(session.get()?.token));
  const captchaId = currentCaptchaId();
  if (captchaId !== undefined) config.headers.set(captchaHeader, captchaId);
  return config;
});

export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** Refused with 900422 instead of charged. */
  isPaidOnly?: boolean;
  /** Instead of the usual time to wait for a response. */
  timeoutMs?: number;
}

const requestOptions = ({ signal, isPaidOnly = false, timeoutMs }: RequestOptions) => ({
  ...(signal && { signal }),
  ...(isPaidOnly && { headers: { [paidOnlyHeader]: PAID_ONLY } }),
  ...(timeoutMs !== undefined && { timeout: timeoutMs }),
});

/** Posts `{ data }`; `charge` is the charge header. @throws CallError if there is no response */
export async function postJson(path: string, data: unknown, options: RequestOptions) {
  const response = await http.post<unknown>(path, { data }, requestOptions(options)).catch(throwNoResponse);
  return { body: response.data, charge: chargeOf(response) };
}

/** The charge header of a response. */
function chargeOf({ headers }: AxiosResponse): string | null {
  return headers[chargeHeader] ?? null;
}

export interface UploadOptions {
  signal?: AbortSignal;
  /** Checked before the file is read. */
  ticket?: string;
  /** Called with the uploaded share of the file, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Posts a file and its body as multipart and returns the response. @throws CallError if there is no response */
export async function postMultipart(
  path: string,
  { data, file }: { data: unknown; file: Blob },
  { signal, ticket, onProgress }: UploadOptions,
): Promise<unknown> {
  const form = new FormData();
  form.append('data', JSON.stringify(data));
  form.append('file', file);
  const response = await http
    .post<unknown>(path, form, {
      timeout: UPLOAD_TIMEOUT_MS,
      // The browser sets the multipart boundary.
      headers: { 'Content-Type': null, ...(ticket === undefined ? {} : { [uploadTicketHeader]: ticket }) },
      onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0),
      ...(signal === undefined ? {} : { signal }),
    })
    .catch(throwNoResponse);
  return response.data;
}

/** Gets a text; `isText` is false for the envelope of a refusal. @throws CallError if there is no response */
export async function requestText(path: string, query: object, options: RequestOptions) {
  const response = await http
    .get<string>(path, { params: query, responseType: 'text', ...requestOptions(options) })
    .catch(throwNoResponse);
  const isText = response.status === 200 && !/json/.test(String(response.headers['content-type']));
  return { text: response.data, isText, charge: chargeOf(response) };
}

/** Gets a file; `isFile` is false for the envelope of a refusal. @throws CallError if there is no response */
export async function requestFile(path: string, query: object, options: RequestOptions) {
  const response = await http
    .get<ArrayBuffer>(path, { params: query, responseType: 'arraybuffer', ...requestOptions(options) })
    .catch(throwNoResponse);
  const mediaType = String(response.headers['content-type']);
  const isFile = response.status === 200 && !/json/.test(mediaType);
  return { bytes: response.data, mediaType, isFile, charge: chargeOf(response) };
}

/** No response: network error, timeout or cancellation. */
function throwNoResponse(error: unknown): never {
  if (axios.isCancel(error)) throw error;
  const isTimeout = axios.isAxiosError(error) && error.code === axios.AxiosError.ECONNABORTED;
  throw new CallError(isTimeout ? 'timeout' : 'network', '');
}
