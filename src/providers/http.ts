import { BAD_PARAMETER_PREFIX, SUCCESS } from '../contract/codes.ts';
import { readCharge } from '../contract/quota/charge-header.ts';
import { CallError } from './call-error.ts';
import { takeEarly } from './early-calls.ts';
import { lookupCharge } from './lookup-charge.ts';
import type { Sending } from './sending.ts';
import { session } from './session.ts';

/** axios comes by itself: a screen whose first calls were begun early has its rows before it is needed. */
const client = () => import('./sending.ts');
// On its way before the first call is made; whoever makes one deals with its failure.
client().catch(() => undefined);

/** Posts `{ data }`, unless that was begun early, and gives the result of the envelope. @throws CallError */
export async function post(path: string, data: unknown, signal?: AbortSignal): Promise<unknown> {
  const early = takeEarly(path, data, session.get()?.token)?.catch(tooLate);
  const { body, charge } = (await early) ?? (await (await clientReady()).sent(path, data, signal));
  const note = readCharge(charge);
  if (note !== undefined) lookupCharge.set(note);
  return resultOf(body);
}

function tooLate(): never {
  throw new CallError('timeout', '');
}

/** Posts a file with its body as multipart. @throws CallError */
export async function postFile(path: string, sent: { data: unknown; file: Blob }, sending: Sending): Promise<unknown> {
  const { sentFile } = await clientReady();
  return resultOf(await sentFile(path, sent, sending));
}

/** Gets what is no envelope; a refusal still is one. @throws CallError */
export async function getText(path: string, query: object, signal?: AbortSignal): Promise<string> {
  const { text, isText } = await (await clientReady()).gotText(path, query, signal);
  if (isText) return text;
  const answer: unknown = JSON.parse(text);
  return String(resultOf(answer));
}

/** What does not come is as good as a lost connection. */
async function clientReady() {
  return client().catch(() => {
    throw new CallError('network', '');
  });
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
