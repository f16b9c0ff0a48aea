import { createHash, createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import { addressOf } from '../../../contract/api-services/definition.ts';
import { stringToSign } from '../../../contract/api-services/signature.ts';
import type { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import type { apiCallPrice, callInterface } from '../../../contract/api-services/usage/schemas.ts';
import { idempotencyHeader, signatureHeaders } from '../../../contract/api-services/wire.ts';
import type { CheckedBodyOf } from '../../../contract/call.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { checkInterface } from '../gateway/check-call.ts';
import type { Invoke } from '../gateway/invoke.ts';
import type { LiveInterfaces } from '../interfaces/live-interfaces.ts';
import { issueKey, newAccessId } from '../keys/issue-key.ts';
import type { KeySealing } from '../keys/key-sealing.ts';
import type { CustomerAccessReader } from '../permissions/customer-access.ts';

interface Dependencies {
  db: Database;
  sealing: KeySealing;
  interfaces: Pick<LiveInterfaces, 'find'>;
  access: CustomerAccessReader;
  invoke: Invoke;
}

type Calls = typeof usageCalls;

/** Calls interfaces for the debugger: as a caller with the customer's key would, which never leaves the server. */
export function createDebugger({ db, sealing, interfaces, access, invoke }: Dependencies) {
  return {
    async price(
      { keyId, interfaceCode }: CheckedBodyOf<Calls['apiCallPrice']>,
      { session: { userId } }: AuthedContext,
    ): Promise<z.infer<typeof apiCallPrice.result>> {
      const { mode } = await getKey({ db, sealing }, { userId, keyId });
      const { definition } = checkInterface(await interfaces.find(interfaceCode));
      const { count, rule } = definition;
      if (mode === 'test') return { mode, count: 0, rule, unitsLeft: null };
      return { mode, count, rule, unitsLeft: (await access.find(userId, interfaceCode))?.unitsLeft ?? 0 };
    },

    async call(
      { keyId, interfaceCode, body, idempotencyKey }: CheckedBodyOf<Calls['callInterface']>,
      { session: { userId }, address, language }: AuthedContext,
    ): Promise<z.infer<typeof callInterface.result>> {
      const { accessId, secret } = await getKey({ db, sealing }, { userId, keyId });
      const method = 'POST';
      const path = addressOf(interfaceCode);
      const rawBody = Buffer.from(body);
      const timestamp = await databaseTime(db.sql);
      const nonce = randomBytes(16).toString('hex');
      const bodyHash = createHash('sha256').update(rawBody).digest('hex');
      const text = stringToSign({ method, path, bodyHash, timestamp, nonce });
      const headers = {
        'content-type': 'application/json',
        'accept-language': language,
        [signatureHeaders.keyId]: accessId,
        [signatureHeaders.timestamp]: timestamp,
        [signatureHeaders.nonce]: nonce,
        [signatureHeaders.signature]: createHmac('sha256', secret).update(text).digest('hex'),
        ...(idempotencyKey !== undefined && { [idempotencyHeader]: idempotencyKey }),
      };
      const startedAt = performance.now();
      const answered = await invoke({
        ...{ interfaceCode, transport: 'debugger', method, path, headers, rawBody, address, language },
      });
      const durationMs = Math.round(performance.now() - startedAt);
      const sent = JSON.stringify(answered.envelope);
      return {
        request: { method, path, headers, body },
        stringToSign: text,
        response: {
          status: answered.status,
          headers: { 'content-type': 'application/json; charset=utf-8', ...answered.headers },
          body: sent,
        },
        durationMs,
        bytes: Buffer.byteLength(sent),
      };
    },
  };
}

export type Debugger = ReturnType<typeof createDebugger>;

interface OwnKey {
  accessId: string;
  mode: 'live' | 'test';
  secret: string;
}

interface KeyRow {
  accessId: string;
  mode: 'live' | 'test';
  sealedKey: string;
}

/**
 * A key of the customer, or the debugger's own test key if `keyId` is null.
 * @throws Refusal 900404 for a key of another customer, 301216 for one that was sealed under another secret
 */
async function getKey(
  { db, sealing }: Pick<Dependencies, 'db' | 'sealing'>,
  { userId, keyId }: { userId: number; keyId: number | null },
): Promise<OwnKey> {
  const row = keyId === null ? await debuggerKey(db.sql, userId, sealing) : await findOwn(db.sql, userId, keyId);
  if (row === undefined) throw new Refusal('900404');
  const secret = sealing.open(row.sealedKey, row.accessId);
  if (secret !== undefined) return { accessId: row.accessId, mode: row.mode, secret };
  if (keyId !== null) throw new Refusal('301204');
  await db.sql.deleteFrom('apiKey').where('accessId', '=', row.accessId).execute();
  return getKey({ db, sealing }, { userId, keyId });
}

async function findOwn(db: Sql, userId: number, keyId: number): Promise<KeyRow | undefined> {
  return db
    .selectFrom('apiKey')
    .select(['accessId', 'mode', 'sealedKey'])
    .where('userId', '=', userId)
    .where('keyId', '=', keyId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
}

/** An internal key of the debugger, created at its first use and never returned to a client. */
async function debuggerKey(db: Sql, userId: number, sealing: KeySealing): Promise<KeyRow | undefined> {
  const find = () =>
    db
      .selectFrom('apiKey')
      .select(['accessId', 'mode', 'sealedKey'])
      .where('userId', '=', userId)
      .where('isForDebugger', '=', true)
      .where('revokedAt', 'is', null)
      .executeTakeFirst();
  const found = await find();
  if (found !== undefined) return found;
  const accessId = newAccessId();
  const { columns } = issueKey('test', accessId, sealing);
  await sql`
    insert into api_key (user_id, access_id, mode, name, key_hash, hint, sealed_key, is_for_debugger)
    values (${userId}, ${accessId}, 'test', 'debugger', ${columns.keyHash}, ${columns.hint}, ${columns.sealedKey}, true)
    on conflict do nothing`.execute(db);
  return find();
}

/** Signatures are checked by the database's clock. */
async function databaseTime(db: Sql): Promise<string> {
  const { rows } = await sql<{ time: string }>`select extract(epoch from now())::bigint::text as time`.execute(db);
  return rows[0]?.time ?? '';
}
