import { badParameterPrefixes, SUCCESS } from '../../contract/codes.ts';
import { parseCharge } from '../../contract/quota/charge-header.ts';
import { CallError } from './call-error.ts';
import {
  postJson,
  postMultipart,
  type RequestOptions,
  requestFile,
  requestText,
  type UploadOptions,
} from './http-client.ts';
import { lookupCharge } from './lookup-charge.ts';

/** Posts `{ data }` and returns the envelope's result. @throws CallError */
export async function post(path: string, data: unknown, options: RequestOptions = {}): Promise<unknown> {
  const { body, charge } = await postJson(path, data, options);
  notifyCharge(charge);
  return resultOf(body);
}

function notifyCharge(header: string | null): void {
  const note = parseCharge(header);
  if (note !== undefined) lookupCharge.set(note);
}

/** Posts a file with its body as multipart. @throws CallError */
export async function postFile(
  path: string,
  upload: { data: unknown; file: Blob },
  options: UploadOptions,
): Promise<unknown> {
  return resultOf(await postMultipart(path, upload, options));
}

/** Gets a response without envelope; a refusal still has one. @throws CallError */
export async function getText(path: string, query: object, options: RequestOptions = {}): Promise<string> {
  const { text, isText, charge } = await requestText(path, query, options);
  notifyCharge(charge);
  if (isText) return text;
  return String(resultOf(JSON.parse(text)));
}

/** Gets a file; a refusal still has an envelope. @throws CallError */
export async function getBlob(path: string, query: object, options: RequestOptions = {}): Promise<Blob> {
  const { bytes, mediaType, isFile, charge } = await requestFile(path, query, options);
  notifyCharge(charge);
  if (!isFile) resultOf(JSON.parse(new TextDecoder().decode(bytes)));
  return new Blob([bytes], { type: mediaType });
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
  const prefix = Object.values(badParameterPrefixes).find((one) => message.startsWith(one)) ?? '';
  return prefix === '' ? message : message.slice(prefix.length).trim();
}
