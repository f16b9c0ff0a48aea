import { HttpResponse, http, type RequestHandler } from 'msw';
import { z } from 'zod';
import type { accountCalls } from '../../../src/contract/account/calls.ts';
import { allCalls, type Calls, type Resources } from '../../../src/contract/all-calls.ts';
import type { AnyCallWithSchemas, CheckedBodyOf, ResultOf } from '../../../src/contract/call.ts';
import { type Code, SUCCESS } from '../../../src/contract/codes.ts';
import { uploadTicketHeader } from '../../../src/contract/headers.ts';
import { seal } from '../../../src/server/http/seal.ts';
import { errorResponse, Refusal, validate } from '../../../src/server/platform/errors.ts';
import { sampleOf } from '../bodies/sample.ts';
import { fakeServer } from './fake-server.ts';

type ResourceCall = Resources[keyof Resources]['list' | 'get' | 'add' | 'edit' | 'delete'];

type Answer<C extends AnyCallWithSchemas> =
  | ResultOf<C>
  | ((body: CheckedBodyOf<C>) => ResultOf<C> | Promise<ResultOf<C>>);

/** Responses by operation: a result, or a function of the checked body that returns one or throws a Refusal. */
export type Overrides = { [Operation in keyof Calls]?: Answer<Calls[Operation]> } & {
  [C in ResourceCall as C['operation']]?: Answer<C>;
};

/** A request as the fake received it. */
export interface ReceivedRequest {
  operation: string;
  body: unknown;
  headers: Headers;
}

/** The only session that the fake accepts. */
export const fakeSession = {
  token: 'fake-token',
  secretKey: '0123456789abcdef'.repeat(4),
  user: {
    id: 1,
    username: 'mechanic',
    phoneNum: null,
    userRealname: '王师傅',
    companyName: null,
    agencyCode: null,
    roleId: 1,
    roleName: '普通用户',
    roleValue: 1,
    acctLevel: 0,
    deptId: null,
    dctType: 0,
    isSupportFast: false,
    retailFlag: false,
    retailExpireTime: null,
  },
} satisfies ResultOf<typeof accountCalls.token>;

/** @throws Refusal with this code, for use in an override */
export function refuse(code: Code, result?: unknown): never {
  throw new Refusal(code, result === undefined ? {} : { result });
}

const callByRequest = new Map(allCalls.map((call) => [`${call.method ?? 'POST'} ${call.path}`, call]));

/**
 * The API as an msw handler, derived from the contract. A request is checked as on the server (session, closed
 * `{ data }`), then answered with the override or the smallest valid result, in the envelope and sealed if the call is
 * sealed. One handler for all calls: msw tries one after the other, and reads the request's cookies for each.
 */
export function fakeApi(overrides: Overrides = {}, received: ReceivedRequest[] = []): RequestHandler {
  const answers: Record<string, unknown> = { token: fakeSession, ...overrides };
  return http.all('*', async ({ request }) => {
    const call = callByRequest.get(`${request.method} ${new URL(request.url).pathname}`);
    if (call === undefined) return undefined;
    const language = /^en\b/.test(request.headers.get('accept-language') ?? '') ? 'en' : 'zh-CN';
    try {
      if (call.access !== 'open' && request.headers.get('authorization') !== fakeSession.token) refuse('600209');
      const body = await bodyOf(call, request);
      received.push({ operation: call.operation, body, headers: request.headers });
      const given = answers[call.operation];
      const result: unknown = given === undefined ? sampleOf(call.result) : await resultOf(given, body);
      call.result.parse(result);
      if (call.isFile === true) {
        const { mediaType, content } = z.object({ mediaType: z.string(), content: z.string() }).parse(result);
        return new HttpResponse(Buffer.from(content, 'base64'), { headers: { 'content-type': mediaType } });
      }
      if (call.media !== undefined)
        return new HttpResponse(String(result), { headers: { 'content-type': call.media } });
      return HttpResponse.json({
        code: SUCCESS,
        message: '',
        result: call.isSealed ? seal(result, fakeSession.secretKey) : result,
      });
    } catch (error) {
      if (!(error instanceof Refusal)) process.stderr.write(`the fake of ${call.operation} failed: ${error}\n`);
      const { status, body } = errorResponse(error, language);
      return HttpResponse.json({ ...body }, { status });
    }
  });
}

/** Answers calls until the test ends; returns the live list of received requests. */
export function useFakeApi(overrides: Overrides = {}): ReceivedRequest[] {
  const received: ReceivedRequest[] = [];
  fakeServer.use(fakeApi(overrides, received));
  return received;
}

async function bodyOf(call: AnyCallWithSchemas, request: Request): Promise<unknown> {
  if (call.method === 'GET') return validate(call.body, Object.fromEntries(new URL(request.url).searchParams));
  if (call.upload !== undefined) {
    const data = JSON.parse((await findFormField(request, 'data')) ?? '{}');
    const { ticketField } = call.upload;
    const ticket = ticketField === undefined ? {} : { [ticketField]: request.headers.get(uploadTicketHeader) };
    return validate(call.body, { ...data, ...ticket });
  }
  if (!/^application\/json\b/.test(request.headers.get('content-type') ?? '')) refuse('900415');
  return validate(z.strictObject({ data: call.body }), await request.json()).data;
}

/**
 * A text field of a multipart body. `request.formData()` fails from Node.js 22 on: it makes a part with a file into a
 * global `File`, which is jsdom's here, and accepts only its own.
 */
async function findFormField(request: Request, name: string): Promise<string | undefined> {
  const boundary = /boundary=([^;]+)/.exec(request.headers.get('content-type') ?? '')?.[1];
  const parts = (await request.text()).split(`--${boundary}`);
  const head = `\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;
  return parts.find((part) => part.startsWith(head))?.slice(head.length, -'\r\n'.length);
}

function resultOf(answer: unknown, body: unknown): unknown {
  return typeof answer === 'function' ? answer(body) : answer;
}
