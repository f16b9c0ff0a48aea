import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type {
  Access,
  AnyCall,
  AnyCallWithSchemas,
  AnyUploadCall,
  CheckedBodyOf,
  ResultOf,
  VehicleCharge,
} from '../../contract/call.ts';
import { captchaHeader, readCaptchaId } from '../../contract/captcha/captcha-header.ts';
import { messageOf } from '../../contract/code-messages.ts';
import { type Language, SUCCESS } from '../../contract/codes.ts';
import { platformOfHeader } from '../../contract/platform.ts';
import { type ChargeNote, chargeHeader, formatCharge } from '../../contract/quota/charge-header.ts';
import { SEAL_PACKING, sealHeader } from '../../contract/seal-header.ts';
import { checked, Refusal } from '../platform/errors.ts';
import type { Queue } from '../platform/queue.ts';
import { rejectUnstorableText } from './reject-unstorable-text.ts';
import type { AuthedContext, RequestContext, Session, UploadedFile } from './request-context.ts';
import { seal, sealPacked } from './seal.ts';
import { readUpload } from './uploads.ts';

export type ContextOf<C extends AnyCall> = (C['access'] extends 'open' ? RequestContext : AuthedContext) &
  (C extends AnyUploadCall ? { file: UploadedFile } : unknown);

/** Answers one call. Declared as a method, so that handlers of different calls can stand in one table. */
export type Handler<C extends AnyCall> = {
  answer(body: CheckedBodyOf<C>, visit: ContextOf<C>): Promise<ResultOf<C>> | ResultOf<C>;
}['answer'];

export type Handlers<Calls extends Record<string, AnyCall>> = { [Operation in keyof Calls]: Handler<Calls[Operation]> };

/** Types the handlers of some of the calls by their names. */
export function handlersOf<Calls extends Record<string, AnyCall>>() {
  return <Operation extends keyof Calls>(handlers: Pick<Handlers<Calls>, Operation>) => handlers;
}

export interface ServeOptions {
  /** Finds the live session of a token, or nothing. */
  findSession(token: string): Promise<Session | undefined>;
  /** Pays for a vehicle that is about to be shown; nothing where it is paid for. @throws Refusal 5005xx, 5006xx, 200201 */
  openVehicle(session: Session, opening: VehicleOpening): Promise<ChargeNote | undefined>;
  loadShedding: Queue;
  /** In tests every result is held against the call's schema. */
  areResultsChecked: boolean;
}

/** A vehicle's parts or configuration that someone is about to see. */
export interface VehicleOpening {
  vehicleId: number;
  /** As it was sent. */
  vin?: string | undefined;
  reason: VehicleCharge;
}

export interface Serving<C extends AnyCallWithSchemas> {
  call: C;
  handler: Handler<C>;
}

/** Mounts one call: its path, who may call it, its body's checks, and the envelope around its answer. */
export function serve<C extends AnyCallWithSchemas>(
  app: FastifyInstance,
  serving: Serving<C>,
  options: ServeOptions,
): void {
  const { call } = serving;
  const answer = answerer(serving, options);
  const { loadShedding } = options;
  app.route({
    method: call.method ?? 'POST',
    url: call.path,
    ...(isAlwaysServed(call)
      ? { handler: answer }
      : {
          // Before the body is read: there may be thousands to refuse.
          onRequest: (_request, _reply, done) => done(loadShedding.findRefusal()),
          handler: (request, reply) => loadShedding.run(() => answer(request, reply)),
        }),
  });
}

/**
 * Who wants to log in is not turned away by those who are in: how many passwords are compared at once is bounded where
 * that is done. A file may be long under way, and what is made of it has bounds of its own.
 */
function isAlwaysServed({ operation, upload }: AnyCall): boolean {
  return upload !== undefined || operation === 'token' || operation === 'tokenBySms';
}

function answerer<C extends AnyCallWithSchemas>({ call, handler }: Serving<C>, options: ServeOptions) {
  const check = bodyCheck(call);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const visit: RequestContext = await admit(request, call.access, options);
    const { sent, file } = await sentWith(request, call);
    // A call that is not open was refused above unless a session stands in the visit; an upload's file stands in it too.
    const body = check(sent);
    const result = await handler(body, { ...visit, file } as ContextOf<C>);
    if (options.areResultsChecked) call.result.parse(result);
    if (call.charge !== undefined && visit.session !== null && !showsNothing(result)) {
      const note = await options.openVehicle(visit.session, { ...Opened.parse(body), reason: call.charge });
      if (note !== undefined) reply.header(chargeHeader, formatCharge(note));
    }
    if (call.media !== undefined) return reply.type(call.media).header('cache-control', 'no-store').send(result);
    const told = call.isSealed && visit.session !== null ? await sealedFor(request, result, visit.session) : result;
    return envelope(reply, told, visit.language);
  };
}

/** Packed for whoever says that they can unpack it. */
async function sealedFor(request: FastifyRequest, result: unknown, { secretKey }: Session): Promise<string> {
  return request.headers[sealHeader] === SEAL_PACKING ? sealPacked(result, secretKey) : seal(result, secretKey);
}

/** A call that is charged names its vehicle; a test over the contract sees to it. A VIN goes by one name in all of them. */
const Opened = z.object({ vehicleId: z.number(), vin: z.string().optional() });

/** No result, no charge. */
function showsNothing(result: unknown): boolean {
  if (Array.isArray(result)) return result.length === 0;
  if (typeof result !== 'object' || result === null) return result === null;
  const lists = Object.values(result).filter(Array.isArray);
  return lists.length > 0 && lists.every((list) => list.length === 0);
}

/** Who asks, once they may: 600209 without a live session, 900403 without the power. */
async function admit(request: FastifyRequest, access: Access, options: ServeOptions): Promise<RequestContext> {
  const token = request.headers.authorization;
  const session = token === undefined || token === '' ? undefined : await options.findSession(token);
  if (access !== 'open') {
    if (session === undefined) throw new Refusal('600209');
    // A kind of access that is not known here counts as a power that nobody holds.
    if (access !== 'session' && !session.powers.has(access)) throw new Refusal('900403');
  }
  const header = request.headers.platform;
  return {
    platform: platformOfHeader(typeof header === 'string' ? header : undefined),
    language: languageOf(request),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    captchaId: readCaptchaId(request.headers[captchaHeader]),
    origin: `${request.protocol}://${request.host}`,
    session: session ?? null,
  };
}

interface Sent {
  sent: unknown;
  file?: UploadedFile;
}

/** What came with a request: `{ data }` of a POST, the query of a GET, the fields of an upload. */
async function sentWith(request: FastifyRequest, call: AnyCall): Promise<Sent> {
  if (call.upload !== undefined) return readUpload(request, call.upload);
  return { sent: call.method === 'GET' ? { data: request.query } : request.body };
}

/** Gives the call's body out of what was sent; every problem is named at once. */
function bodyCheck<C extends AnyCallWithSchemas>(call: C): (sent: unknown) => CheckedBodyOf<C> {
  const wire = z.strictObject({ data: call.body });
  return (sent) => {
    rejectUnstorableText(sent);
    return checked(wire, sent ?? {}).data;
  };
}

function envelope(reply: FastifyReply, result: unknown, language: Language) {
  return reply.send({ code: SUCCESS, message: messageOf(SUCCESS, language), result });
}

/** The language that the messages are to be in: Chinese unless English is asked for first. */
export function languageOf(request: FastifyRequest): Language {
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh-CN';
}
