import type { FastifyRequest } from 'fastify';
import type { Upload } from '../../../contract/call.ts';
import { Refusal } from '../../platform/errors.ts';
import type { UploadedFile } from '../request-context.ts';
import type { UploadSlot } from './upload-slots.ts';

/** Room for boundaries, headers and the `data` field around the file. */
const AROUND_BYTES = 64 * 1024;

/** For the whole body, and without a byte of it: an upload that drips holds a slot. */
const TIMEOUTS = { wholeMs: 30_000, idleMs: 10_000 };

/**
 * Checks the headers of an upload.
 * @throws Refusal 900415 for what is not multipart, 900413 for a file that is too large, 900400 without a length
 */
export function checkUploadHeaders(request: FastifyRequest, { maxBytes }: Upload): void {
  if (!request.isMultipart()) throw new Refusal('900415');
  const { 'content-length': length } = request.headers;
  if (length === undefined) throw badPart('file', '缺少 Content-Length', 'needs a content-length');
  if (Number(length) > maxBytes + AROUND_BYTES) throw new Refusal('900413');
}

/**
 * Reads the file and the `data` field of an upload, whose bytes count for its slot.
 * @throws Refusal 900413 for a file that is too large, 900400 for any other shape and for an upload that takes too long,
 *   900503 when the memory for uploads is full
 */
export async function readUpload(
  request: FastifyRequest,
  { upload, slot, timeouts = TIMEOUTS }: { upload: Upload; slot: UploadSlot; timeouts?: typeof TIMEOUTS },
): Promise<{ data: unknown; file: UploadedFile }> {
  const reading = readParts(request, upload, slot);
  // After a timeout it fails later, when the connection is closed.
  reading.catch(() => undefined);
  try {
    return await Promise.race([reading, rejectLate(request, reading, timeouts)]);
  } catch (error) {
    throw error instanceof Refusal ? error : refusalOf(error);
  }
}

async function readParts(request: FastifyRequest, { maxBytes }: Upload, slot: UploadSlot) {
  let file: UploadedFile | undefined;
  let data: unknown = {};
  const limits = { files: 1, fields: 1, parts: 2, fileSize: maxBytes, fieldSize: AROUND_BYTES };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') file = { name: part.filename, bytes: await collect(part.file, slot) };
    else if (part.fieldname === 'data') data = parseJson(part.value);
    else throw badPart(part.fieldname, '不是本接口的字段', 'is not a field of this call');
  }
  if (file === undefined) throw badPart('file', '缺少文件', 'a file is wanted');
  return { data, file };
}

async function collect(stream: AsyncIterable<Buffer> & { truncated: boolean }, slot: UploadSlot): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    slot.addBytes(chunk.length);
    chunks.push(chunk);
  }
  if (stream.truncated) throw new Refusal('900413');
  return Buffer.concat(chunks);
}

/** Never resolves; rejects when the whole body is late, nothing of it has arrived for a while, or the client has gone. */
function rejectLate(
  { raw }: FastifyRequest,
  reading: Promise<unknown>,
  { wholeMs, idleMs }: typeof TIMEOUTS,
): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () =>
      reject(
        badPart(
          'file',
          '上传太慢或已中断，请检查网络后重试',
          'took too long to arrive: check the network and try again',
        ),
      );
    // A body that has arrived completely closes its stream too, often before its parts are read.
    const failIfCut = () => {
      if (!raw.complete) fail();
    };
    const whole = setTimeout(fail, wholeMs);
    let bytesRead = raw.socket.bytesRead;
    const idle = setInterval(() => {
      if (raw.socket.bytesRead === bytesRead) fail();
      bytesRead = raw.socket.bytesRead;
    }, idleMs);
    raw.once('close', failIfCut);
    const stop = () => {
      raw.off('close', failIfCut);
      clearTimeout(whole);
      clearInterval(idle);
    };
    reading.then(stop, stop);
  });
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
