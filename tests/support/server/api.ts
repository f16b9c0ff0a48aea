import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AnyCall, ResultOf } from '../../../src/contract/call.ts';
import type { AnyResource } from '../../../src/contract/crud.ts';
import { uploadTicketHeader } from '../../../src/contract/headers.ts';
import { demoPictures } from '../../../src/demo/pictures.ts';
import { openSeal } from '../../../src/providers/calls/seal.ts';
import { ensureBaseData } from '../../../src/server/access/base-data.ts';
import { createSessions } from '../../../src/server/account/sessions.ts';
import { buildApp } from '../../../src/server/app.ts';
import type { AppOptions } from '../../../src/server/app-options.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../database/open-test-database.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { createSmsOutbox } from './sms-outbox.ts';
import { unlimitedWork } from './unlimited-work.ts';

const roleValues = { general: 1, agent: 2, seller: 3, manager: 4 } as const;
export type RoleName = keyof typeof roleValues;

/** A user with a session. */
export interface Caller {
  userId: number;
  token: string;
  secretKey: string;
}

/** A response as the client sees it: the envelope with its status, a sealed result opened. */
export interface ApiResponse<Result = unknown> {
  status: number;
  code: string;
  message: string;
  result: Result;
  headers: Record<string, unknown>;
}

export interface RequestOptions {
  as?: Caller | null;
  headers?: Record<string, string>;
}

export interface TestApi {
  app: FastifyInstance;
  db: Database;
  /** A user of each role. */
  users: Record<RoleName, Caller>;
  /** Sends `{ data: body }` as the manager, as `as`, or without a session if `as` is null. */
  post<C extends AnyCall>(call: C, body: unknown, sending?: RequestOptions): Promise<ApiResponse<ResultOf<C>>>;
  /** Edits a record of a resource in its present version. */
  edit<R extends AnyResource>(
    resource: R,
    id: number,
    values: Record<string, unknown>,
    sending?: RequestOptions,
  ): Promise<ApiResponse<ResultOf<R['edit']>>>;
  /** Deletes a record of a resource in its present version. */
  remove(resource: AnyResource, id: number, sending?: RequestOptions): Promise<ApiResponse<null>>;
  /** Sends an upload: `{ data: body }` and the bytes, or no file if null. */
  upload<C extends AnyCall>(
    call: C,
    parts: { body: unknown; bytes: Uint8Array | null; name?: string },
    sending?: RequestOptions,
  ): Promise<ApiResponse<ResultOf<C>>>;
  /** Sends a GET; the body may be an envelope or not. */
  get(
    call: AnyCall,
    query: Record<string, string>,
    sending?: RequestOptions,
  ): Promise<{ status: number; body: string }>;
  /** Sends the payload unchanged. */
  send(path: string, payload: string, sending?: RequestOptions): Promise<ApiResponse>;
  /** The code of the newest text message to a phone. */
  codeTo(phoneNum: string): string;
  /** Signs in a new user of a new role that holds exactly these powers. */
  signInWith(powers: readonly string[]): Promise<Caller>;
  close(): Promise<void>;
}

const Envelope = z.strictObject({ code: z.string(), message: z.string(), result: z.unknown() });

/** The server on a test database of its own; every result is checked against its schema. */
export async function openTestApi(options: Partial<AppOptions> = {}): Promise<TestApi> {
  const db = options.db ?? (await openTestDatabase());
  await ensureBaseData(db);
  const sms = createSmsOutbox();
  const app = buildApp({
    sms: { sender: sms.sender, perHour: 10_000 },
    demo: null,
    pagesFolder: null,
    logLevel: 'silent',
    pictures: demoPictures,
    areResultsChecked: true,
    workBounds: unlimitedWork(),
    drawCaptcha,
    ...options,
    db,
  });
  const users = {
    general: await signInAs(db, 'general'),
    agent: await signInAs(db, 'agent'),
    seller: await signInAs(db, 'seller'),
    manager: await signInAs(db, 'manager'),
  };
  const inject = (path: string, payload: string | Buffer, { as = users.manager, headers = {} }: RequestOptions) => {
    const signed = as === null ? {} : { authorization: as.token };
    const all = { 'content-type': 'application/json', ...signed, ...headers };
    return app.inject({ method: 'POST', url: path, headers: all, payload });
  };
  const read = async (call: AnyCall, answer: Awaited<ReturnType<typeof inject>>, sending: RequestOptions) => {
    const { secretKey } = sending.as ?? users.manager;
    const { code, message, result } = answer.json();
    const isSealed = call.isSealed === true && typeof result === 'string';
    const opened = isSealed ? await openSeal(result, secretKey) : result;
    return { status: answer.statusCode, headers: answer.headers, code, message, result: opened };
  };
  /** Of a record that is missing: 1. */
  const versionOf = async (resource: AnyResource, id: number): Promise<number> => {
    const { result } = (await inject(resource.get.path, JSON.stringify({ data: { id } }), {})).json();
    return result?.rowVersion ?? 1;
  };
  const api: TestApi = {
    app,
    db,
    users,
    async send(path, payload, sending = {}) {
      const answer = await inject(path, payload, sending);
      return { ...Envelope.parse(answer.json()), status: answer.statusCode, headers: answer.headers };
    },
    post: async (call, body, sending = {}) =>
      read(call, await inject(call.path, JSON.stringify({ data: body }), sending), sending),
    async edit(resource, id, values, sending) {
      return api.post(resource.edit, { id, rowVersion: await versionOf(resource, id), values }, sending);
    },
    async remove(resource, id, sending) {
      return api.post(resource.delete, { id, rowVersion: await versionOf(resource, id) }, sending);
    },
    async upload(call, { body, bytes, name = 'file.bin' }, sending = {}) {
      const { [call.upload?.ticketField ?? '']: ticket, ...data } = Object(body);
      const { payload, type } = multipartOf({ data: JSON.stringify(data), bytes, name });
      const ticketHeader = ticket === undefined ? {} : { [uploadTicketHeader]: String(ticket) };
      const headers = { ...sending.headers, ...ticketHeader, 'content-type': type };
      return read(call, await inject(call.path, payload, { ...sending, headers }), sending);
    },
    async get(call, query, { as = users.manager, headers = {} } = {}) {
      const signed = as === null ? {} : { authorization: as.token };
      const url = `${call.path}?${new URLSearchParams(query)}`;
      const answer = await app.inject({ method: 'GET', url, headers: { ...signed, ...headers } });
      return { status: answer.statusCode, body: answer.body };
    },
    codeTo: sms.codeTo,
    signInWith: (powers) => signInWith(db, powers),
    async close() {
      await app.close();
      await db.close();
    },
  };
  return api;
}

/** The bytes of a form with a text field `data` and a file. */
function multipartOf({ data, bytes, name }: { data: string; bytes: Uint8Array | null; name: string }) {
  const boundary = `part-${randomBytes(8).toString('hex')}`;
  const head = (field: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"`;
  const file =
    bytes === null
      ? []
      : [
          Buffer.from(`${head('file')}; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`),
          Buffer.from(bytes),
          Buffer.from('\r\n'),
        ];
  const payload = Buffer.concat([
    Buffer.from(`${head('data')}\r\n\r\n${data}\r\n`),
    ...file,
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, type: `multipart/form-data; boundary=${boundary}` };
}

/** A user of one of the four base roles. */
async function signInAs(db: Database, role: RoleName): Promise<Caller> {
  const { roleId } = await db.sql
    .selectFrom('role')
    .select('roleId')
    .where('roleValue', '=', roleValues[role])
    .executeTakeFirstOrThrow();
  return signIn(db, role, roleId);
}

async function signInWith(db: Database, powers: readonly string[]): Promise<Caller> {
  const name = `holder ${randomBytes(4).toString('hex')}`;
  const { roleId } = await db.sql
    .insertInto('role')
    .values({ roleName: name, roleValue: 1, remark: null })
    .returning('roleId')
    .executeTakeFirstOrThrow();
  if (powers.length > 0) {
    await db.sql
      .insertInto('rolePower')
      .columns(['roleId', 'powerId'])
      .expression((from) =>
        from
          .selectFrom('power')
          .select((select) => [select.val(roleId).as('roleId'), 'powerId'])
          .where('powerCode', 'in', powers),
      )
      .execute();
  }
  return signIn(db, name, roleId);
}

/** Starts a session without hashing a password; login has its own tests. */
async function signIn(db: Database, username: string, roleId: number): Promise<Caller> {
  const passwordHash = createHash('sha256').update(username).digest('hex');
  const { userId } = await db.sql
    .insertInto('account')
    .values({ username, passwordHash, roleId })
    .returning('userId')
    .executeTakeFirstOrThrow();
  return { userId, ...(await createSessions(db).start(userId, 'v3')) };
}
