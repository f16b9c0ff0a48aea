import { BAD_PARAMETER_PREFIX, SUCCESS } from '../../contract/codes.ts';
import { parseCharge } from '../../contract/quota/charge-header.ts';
import { takeEarly } from '../early-calls.ts';
import { session } from '../session/session.ts';
import { CallError } from './call-error.ts';
import type { UploadOptions } from './http-client.ts';
import { lookupCharge } from './lookup-charge.ts';

/** axios is a chunk of its own: a screen with prefetched responses renders before it is needed. */
const client = () => import('./http-client.ts');
// Starts loading before the first call; the caller handles a failure.
client().catch(() => undefined);

/** Posts `{ data }`, or takes the prefetched response, and returns the envelope's result. @throws CallError */
export async function post(path: string, data: unknown, signal?: AbortSignal): Promise<unknown> {
  const early = takeEarly(path, data, session.get()?.token)?.catch(throwTimeout);
  const { body, charge } = (await early) ?? (await (await loadHttpClient()).postJson(path, data, signal));
  const note = parseCharge(charge);
  if (note !== undefined) lookupCharge.set(note);
  return resultOf(body);
}

function throwTimeout(): never {
  throw new CallError('timeout', '');
}

/** Posts a file with its body as multipart. @throws CallError */
export async function postFile(
  path: string,
  sent: { data: unknown; file: Blob },
  sending: UploadOptions,
): Promise<unknown> {
  const { postMultipart } = await loadHttpClient();
  return resultOf(await postMultipart(path, sent, sending));
}

/** Gets a response without envelope; a refusal still has one. @throws CallError */
export async function getText(path: string, query: object, signal?: AbortSignal): Promise<string> {
  const { text, isText } = await (await loadHttpClient()).getText(path, query, signal);
  if (isText) return text;
  const answer: unknown = JSON.parse(text);
  return String(resultOf(answer));
}

/** If the client chunk fails to load, treat it as a network error. */
async function loadHttpClient() {
  return client().catch(() => {
    throw new CallError('network', '');
  });
}

/** The result of an envelope. @throws CallError on any code but success, and if there is no envelope */
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
