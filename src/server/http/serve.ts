import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type {
  AnyCall,
  AnyCallWithSchemas,
  AnyUploadCall,
  CheckedBodyOf,
  FileResult,
  ResultOf,
} from '../../contract/call.ts';
import { captchaHeader, readCaptchaId } from '../../contract/captcha/captcha-header.ts';
import { messageOf } from '../../contract/code-messages.ts';
import { type Language, SUCCESS } from '../../contract/codes.ts';
import { SEAL_PACKING, sealHeader } from '../../contract/headers.ts';
import { platformOfHeader } from '../../contract/platform.ts';
import { chargeHeader, formatCharge } from '../../contract/quota/charge-header.ts';
import { ApprovalNeeded, type ApprovalRequest } from '../platform/audit/second-person.ts';
import { Refusal, validate } from '../platform/errors.ts';
import type { Queue } from '../platform/queue.ts';
import type { CatalogueUse } from './catalogue-use/catalogue-use.ts';
import { refuseLargeRequest } from './catalogue-use/refuse-large-request.ts';
import { type Charging, chargeResult, requireOpenProvince } from './charging.ts';
import { readDeviceToken, setDeviceToken } from './clients/device-cookie.ts';
import { originOf } from './hosts/site-hosts.ts';
import { logSearch, type SearchLogger } from './log-search.ts';
import { type OperationLogger, recordOperation } from './operation-log.ts';
import { rejectUnstorableText } from './reject-unstorable-text.ts';
import type { AuthedContext, RequestContext, Session, UploadedFile } from './request-context.ts';
import type { RequestReads } from './request-reads.ts';
import { seal, sealPacked } from './seal.ts';
import { receiveUpload, requireTicket } from './uploads/receive-upload.ts';
import type { UploadSlots } from './uploads/upload-slots.ts';
import { limitedContext, refuseInView, resultInView } from './view-as.ts';
import type { WorkLimits } from './work-limits/work-limits.ts';

export type ContextOf<C extends AnyCall> = (C['access'] extends 'open' ? RequestContext : AuthedContext) &
  (C extends AnyUploadCall ? { file: UploadedFile } : unknown);

/** The handler of a call. Declared as a method, so that handlers of different calls fit into one table. */
export type Handler<C extends AnyCall> = {
  handle(body: CheckedBodyOf<C>, context: ContextOf<C>): Promise<ResultOf<C>> | ResultOf<C>;
}['handle'];

export type Handlers<Calls extends Record<string, AnyCall>> = { [Operation in keyof Calls]: Handler<Calls[Operation]> };

/** Types the handlers of some calls of a domain. */
export function handlersOf<Calls extends Record<string, AnyCall>>() {
  return <Operation extends keyof Calls>(handlers: Pick<Handlers<Calls>, Operation>) => handlers;
}

export interface Approvals {
  /** Stores a change that waits for a second person; returns the refusal 301010, which says so. @throws Refusal 301013 */
  ask(write: ApprovalRequest, context: AuthedContext): Promise<Refusal>;
}

export interface ServeOptions {
  findSession(token: string): Promise<Session | undefined>;
  charging: Charging;
  operationLog: OperationLogger;
  searchLog: SearchLogger;
  /** For the session check; the call's own work is bounded by `workLimits`. */
  loadShedding: Queue;
  uploadSlots: UploadSlots;
  workLimits: WorkLimits;
  catalogueUse: CatalogueUse;
  reads: RequestReads;
  approvals: Approvals;
  /** Validates every result against the call's schema; for tests. */
  areResultsChecked: boolean;
}

export interface Serving<C extends AnyCallWithSchemas> {
  call: C;
  handler: Handler<C>;
}

/** Mounts the route of a call: access check, body validation, handler and response envelope. */
export function serve<C extends AnyCallWithSchemas>(
  app: FastifyInstance,
  serving: Serving<C>,
  options: ServeOptions,
): void {
  const { call } = serving;
  const respond = responder(serving, options);
  const { loadShedding, workLimits } = options;
  if (call.upload !== undefined && call.access === 'open') requireTicket(call.upload, serving.handler);
  app.route({
    method: call.method ?? 'POST',
    url: call.path,
    handler: respond,
    // Before the body is read: there may be thousands of requests to refuse.
    ...(call.isNeverShed !== true && {
      onRequest: (_request, _reply, done) => done(loadShedding.findRefusal() ?? workLimits.findRefusal()),
    }),
  });
}

function responder<C extends AnyCallWithSchemas>({ call, handler }: Serving<C>, options: ServeOptions) {
  const validate = bodyValidator(call);
  const run = workRunner(call, options);
  const { reads } = options;
  const repeatIfRead = call.isRead === true ? reads.repeatIfLost : <Result>(work: () => Promise<Result>) => work();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await run.authorize(
      async (): Promise<RequestContext> => ({
        ...(await authorize(request, call, options)),
        setDeviceToken: (token) => setDeviceToken(request, reply, token),
      }),
    );
    if (call.upload === undefined)
      return run.work(context, () => answerPinned({ request, reply, context, payload: payloadOf(request, call) }));
    return receiveUpload({ request, context, upload: call.upload, handler }, options, (received) =>
      run.work(context, () => answerPinned({ request, reply, context, ...received })),
    );
  };

  function answerPinned(received: Received) {
    return reads.pin(received.request, received.context.session, () => answer(received));
  }

  async function answer({ request, reply, context, payload, file }: Received) {
    const body = validate(payload);
    const { session } = context;
    const limited = limitedContext(context);
    refuseLargeRequest(call, body, limited.session);
    if (limited.session !== null && call.counted !== undefined)
      await options.catalogueUse.check({ ...context, session: limited.session });
    if (session !== null) await requireOpenProvince(call, { body, session }, options.charging);
    // `authorize` has checked the session of a call that is not open, and `receiveUpload` the file of an upload.
    const found = await logSearch(call, { body, session, logger: options.searchLog }, () =>
      askIfNeeded({ operation: call.operation, body }, context, async () =>
        repeatIfRead(async () => handler(body, { ...context, file } as ContextOf<C>)),
      ),
    );
    if (call.isRead !== true) reads.noteWrite(request, reply, session);
    if (options.areResultsChecked) call.result.parse(found);
    const result = resultInView(found, session);
    await recordOperation(options.operationLog, handler, { body, result, context });
    if (session !== null) {
      const note = await chargeResult(call, { body, result, session, request }, options.charging);
      if (note !== undefined) reply.header(chargeHeader, formatCharge(note));
    }
    if (limited.session !== null && call.counted !== undefined)
      await options.catalogueUse.add({ ...context, session: limited.session }, call.counted, result);
    if (call.isFile === true) return sendFile(reply, result, call.isRevalidated === true ? request : undefined);
    if (call.media !== undefined) return reply.type(call.media).header('cache-control', 'no-store').send(result);
    const sent = call.isSealed && session !== null ? await sealResult(request, result, session) : result;
    return sendEnvelope(reply, sent, context.language);
  }

  /** A change that waits for a second person was rolled back: it is stored instead. */
  async function askIfNeeded<Result>(
    write: Omit<ApprovalRequest, 'question'>,
    context: RequestContext,
    run: () => Promise<Result>,
  ): Promise<Result> {
    return run().catch(async (error: unknown) => {
      const { session } = context;
      if (!(error instanceof ApprovalNeeded) || session === null) throw error;
      const { question, operation = write.operation } = error;
      throw await options.approvals.ask({ ...write, operation, question }, { ...context, session });
    });
  }
}

interface Received {
  request: FastifyRequest;
  reply: FastifyReply;
  context: RequestContext;
  /** `{ data }`, not validated yet. */
  payload: unknown;
  file?: UploadedFile;
}

/**
 * Where a call waits for its turn. Uploads wait after their file has been read, and only for heavy work: reading a
 * picture has a queue of its own, as have the calls that are never shed.
 */
function workRunner({ isNeverShed, upload, work = 'light' }: AnyCall, { loadShedding, workLimits }: ServeOptions) {
  const hasOwnQueue = isNeverShed === true || (upload !== undefined && work === 'light');
  return {
    authorize: <Result>(check: () => Promise<Result>) => (isNeverShed === true ? check() : loadShedding.run(check)),
    async work<Result>(context: RequestContext, job: () => Promise<Result>): Promise<Result> {
      const limited = limitedContext(context);
      if (!hasOwnQueue) return workLimits.run(limited, work, job);
      workLimits.count(limited);
      return job();
    },
  };
}

/** Compressed before encryption if the client can unpack it. */
async function sealResult(request: FastifyRequest, result: unknown, { secretKey }: Session): Promise<string> {
  return request.headers[sealHeader] === SEAL_PACKING ? sealPacked(result, secretKey) : seal(result, secretKey);
}

/** @throws Refusal 600209 without a live session, 900403 without the power, 301001 for a change in a view as a user */
async function authorize(
  request: FastifyRequest,
  call: AnyCall,
  options: ServeOptions,
): Promise<Omit<RequestContext, 'setDeviceToken'>> {
  const token = request.headers.authorization;
  const session = token === undefined || token === '' ? undefined : await options.findSession(token);
  const { access } = call;
  refuseInView(call, session);
  // The primary was away when the session was read: nothing is changed on the word of a replica.
  if (session?.isFromReplica === true && call.isRead !== true) throw new Refusal('900503');
  if (access !== 'open') {
    if (session === undefined) throw new Refusal('600209');
    // Any other kind of access is a power, so an unknown kind is refused.
    if (access !== 'session' && !session.powers.has(access)) throw new Refusal('900403');
  }
  const header = request.headers.platform;
  return {
    platform: platformOfHeader(typeof header === 'string' ? header : undefined),
    language: languageOf(request),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    captchaId: readCaptchaId(request.headers[captchaHeader]),
    deviceToken: readDeviceToken(request),
    origin: originOf(request),
    session: session ?? null,
  };
}

/** The JSON of a POST, or the query of a GET. */
function payloadOf(request: FastifyRequest, call: AnyCall): unknown {
  return call.method === 'GET' ? { data: request.query } : request.body;
}

/** @throws Refusal 900400 with all problems of the body */
function bodyValidator<C extends AnyCallWithSchemas>(call: C): (payload: unknown) => CheckedBodyOf<C> {
  const wire = z.strictObject({ data: call.body });
  return (payload) => {
    rejectUnstorableText(payload);
    return validate(wire, payload ?? {}).data;
  };
}

/** Without its content if it is the one that the revalidating request names. */
function sendFile(
  reply: FastifyReply,
  { fileName, mediaType, content }: FileResult,
  revalidating: FastifyRequest | undefined,
) {
  const bytes = Buffer.from(content, 'base64');
  if (revalidating !== undefined) {
    const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', 'authorization');
    if (revalidating.headers['if-none-match'] === tag) return reply.code(304).send();
  } else {
    reply.header('cache-control', 'no-store');
  }
  return reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .send(bytes);
}

function sendEnvelope(reply: FastifyReply, result: unknown, language: Language) {
  return reply.send({ code: SUCCESS, message: messageOf(SUCCESS, language), result });
}

/** The language of messages: Chinese unless English comes first in accept-language. */
export function languageOf(request: FastifyRequest): Language {
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh-CN';
}
