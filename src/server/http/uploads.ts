import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upload } from '../../contract/call.ts';
import { Refusal } from '../platform/errors.ts';
import type { UploadedFile } from './request-context.ts';

/** Room for boundaries, headers and the `data` field around the file. */
const AROUND_BYTES = 64 * 1024;

/** Above the 90 s that the page waits for a picture to be read on a busy machine. */
const RESPONSE_TIMEOUT_MS = 95_000;

/** Mounts uploads in a scope of their own, because the other calls accept JSON only. */
export function mountUploads(app: FastifyInstance, mount: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: true });
    // The time to receive the request has a limit of its own. Injected requests have no real socket.
    scope.addHook('onRequest', async ({ raw }) => void raw.socket.setTimeout?.(RESPONSE_TIMEOUT_MS));
    mount(scope);
  });
}

/**
 * Reads the file and the `data` field of an upload.
 * @throws Refusal 900415 for what is not multipart, 900413 for a file that is too large, 900400 for any other shape
 */
export async function readUpload(
  request: FastifyRequest,
  { maxBytes }: Upload,
): Promise<{ payload: unknown; file: UploadedFile }> {
  if (!request.isMultipart()) throw new Refusal('900415');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + AROUND_BYTES) {
    // Drain the rest, so that the client reads the response.
    request.raw.resume();
    throw new Refusal('900413');
  }
  let file: UploadedFile | undefined;
  let data: unknown = {};
  const limits = { files: 1, fields: 1, parts: 2, fileSize: maxBytes, fieldSize: AROUND_BYTES };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') file = { name: part.filename, bytes: await part.toBuffer() };
      else if (part.fieldname === 'data') data = parseJson(part.value);
      else throw badPart(part.fieldname, '不是本接口的字段', 'is not a field of this call');
    }
  } catch (error) {
    throw error instanceof Refusal ? error : refusalOf(error);
  }
  if (file === undefined) throw badPart('file', '缺少文件', 'a file is wanted');
  return { payload: { data }, file };
}

function parseJson(value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    throw badPart('data', '不是可接受的 JSON', 'is not acceptable JSON');
  }
}

function badPart(path: string, zh: string, en: string): Refusal {
  return new Refusal('900400', { problems: [{ path, zh, en }] });
}

/** Maps the parser's errors: a file that is too large, or a malformed body. */
function refusalOf(error: unknown): Refusal {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal('900413');
  return badPart('file', '上传内容无法读取，请重新选择文件', 'the upload cannot be read: choose the file again');
}
