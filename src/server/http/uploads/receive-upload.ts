import type { FastifyRequest } from 'fastify';
import type { Upload } from '../../../contract/call.ts';
import { uploadTicketHeader } from '../../../contract/headers.ts';
import type { Queue } from '../../platform/queue.ts';
import { clientNetwork } from '../clients/client-network.ts';
import type { RequestContext, UploadedFile } from '../request-context.ts';
import { hasAdmission } from './admission.ts';
import { checkUploadHeaders, readUpload } from './read-upload.ts';
import type { UploadSlots } from './upload-slots.ts';

interface Limits {
  uploadSlots: UploadSlots;
  loadShedding: Queue;
}

interface Receiving {
  request: FastifyRequest;
  context: RequestContext;
  upload: Upload;
  handler: object;
}

interface ReceivedUpload {
  /** `{ data }`, not validated yet. */
  payload: unknown;
  file: UploadedFile;
}

/**
 * Receives an upload and answers it. Its headers, ticket and limits are checked before anything of its body is read; it
 * has its slot until it is answered, because the file stays in memory.
 * @throws Refusal of the headers, the admission, the slots and the form
 */
export async function receiveUpload<Result>(
  { request, context, upload, handler }: Receiving,
  { uploadSlots, loadShedding }: Limits,
  answer: (received: ReceivedUpload) => Promise<Result>,
): Promise<Result> {
  checkUploadHeaders(request, upload);
  const uploader = {
    userId: context.session?.userId ?? null,
    network: clientNetwork(context.address),
    ...(upload.perMinute !== undefined && { perMinute: upload.perMinute }),
  };
  return uploadSlots.run(uploader, async (slot) => {
    const ticket = String(request.headers[uploadTicketHeader] ?? '');
    if (hasAdmission(handler)) await loadShedding.run(() => handler.admit({ ticket, context }));
    const { data, file } = await readUpload(request, { upload, slot });
    const { ticketField } = upload;
    const payload = { data: ticketField === undefined ? data : { ...Object(data), [ticketField]: ticket } };
    return answer({ payload, file });
  });
}

/** @throws Error at startup for an open upload whose body would be read without a ticket */
export function requireTicket({ ticketField }: Upload, handler: object): void {
  if (ticketField === undefined || !hasAdmission(handler))
    throw new Error('an open upload needs a ticket and an admission');
}
