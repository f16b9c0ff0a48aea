import { captchaHeader } from '../contract/captcha-header.ts';
import { chargeHeader, readCharge } from '../contract/charge-header.ts';
import { BAD_PARAMETER_PREFIX, SUCCESS } from '../contract/codes.ts';
import { platformHeader, platformOfHost } from '../contract/platform.ts';
import { CallError } from './call-error.ts';
import { captchaInHand } from './captcha.ts';
import { currentLanguage } from './language.ts';
import { lookupCharge } from './lookup-charge.ts';
import { type Answer, type Request, request, Unanswered } from './request.ts';
import { session } from './session.ts';

/** The specification's bound on every call. */
const TIMEOUT_MS = 15_000;
/** A file over a phone's connection, and what is made of it there. */
const UPLOAD_TIMEOUT_MS = 90_000;

/** Posts `{ data }` and gives the result of the envelope. @throws CallError */
export async function post(path: string, data: unknown, signal?: AbortSignal): Promise<unknown> {
  const answer = await send({
    method: 'POST',
    url: path,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data }),
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  const charge = readCharge(answer.header(chargeHeader));
  if (charge !== undefined) lookupCharge.set(charge);
  return resultOf(jsonOf(answer));
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
  sending: Sending,
): Promise<unknown> {
  const body = new FormData();
  body.append('data', JSON.stringify(data));
  body.append('file', file);
  const answer = await send({
    method: 'POST',
    url: path,
    headers: {},
    body,
    timeoutMs: UPLOAD_TIMEOUT_MS,
    ...sending,
  });
  return resultOf(jsonOf(answer));
}

/** Gets what is no envelope; a refusal still is one. @throws CallError */
export async function getText(path: string, query: object, signal?: AbortSignal): Promise<string> {
  const fields = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const answer = await send({
    method: 'GET',
    url: `${path}?${new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))}`,
    headers: {},
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  if (answer.status === 200 && !/json/.test(answer.header('content-type') ?? '')) return answer.text;
  return String(resultOf(jsonOf(answer)));
}

/** Says who asks, from which brand and in which language. Refusals have an honest status: they are read like answers. */
async function send(asked: Request): Promise<Answer> {
  const token = session.get()?.token;
  const captchaId = captchaInHand();
  const headers = {
    Accept: 'application/json, text/plain, */*',
    platform: platformHeader[platformOfHost(window.location.host)],
    'Accept-Language': currentLanguage(),
    ...(token === undefined ? {} : { Authorization: token }),
    ...(captchaId === undefined ? {} : { [captchaHeader]: captchaId }),
    ...asked.headers,
  };
  return request({ ...asked, headers }).catch((error: unknown) => {
    throw error instanceof Unanswered ? new CallError(error.reason, '') : error;
  });
}

/** null for what is no JSON, and so no envelope. */
function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
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
