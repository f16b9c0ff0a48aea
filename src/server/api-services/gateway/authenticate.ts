import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { stringToSign } from '../../../contract/api-services/signature.ts';
import { SIGNATURE_WINDOW_S, signatureHeaders } from '../../../contract/api-services/wire.ts';
import type { Database, Prepared } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { keyHashOf } from '../keys/issue-key.ts';
import type { KeyFinder, LiveKey } from '../keys/key-finder.ts';
import type { KeySealing } from '../keys/key-sealing.ts';
import type { ApiRequest } from './invoke.ts';
import { holdsKey } from './log-text.ts';

const KEY = /^epc_(?:live|test)_[\w-]{43}$/;
const ACCESS_ID = /^ak[0-9a-f]{18}$/;
const TIMESTAMP = /^\d{10}$/;
const NONCE = /^[\w-]{8,64}$/;
const SIGNATURE = /^[0-9a-f]{64}$/;

/** Remembers a nonce unless the time is off or the nonce was used; by the database's clock. */
const addNonce: Prepared<{ isInTime: boolean; isNew: boolean; serverTime: number }> = {
  name: 'add-api-nonce',
  text: `with clock as (
      select extract(epoch from now())::bigint as time, abs(extract(epoch from now()) - $3::bigint) <= ${SIGNATURE_WINDOW_S} as is_in_time
    ), added as (
      insert into api_nonce (key_id, nonce, expires_at)
      select $1::integer, $2::text, now() + interval '${3 * SIGNATURE_WINDOW_S} seconds' from clock where is_in_time
      on conflict do nothing returning nonce
    )
    select time as "serverTime", is_in_time as "isInTime", exists (select from added) as "isNew" from clock`,
};

interface Dependencies {
  db: Database;
  finder: KeyFinder;
  sealing: KeySealing;
}

/**
 * The key of a request: as Bearer or its synonym APPCODE, or by a signature.
 * @throws Refusal 301216 to 301220
 */
export type Authenticate = (request: ApiRequest) => Promise<LiveKey>;

export function createAuthenticate({ db, finder, sealing }: Dependencies): Authenticate {
  async function bySignature(request: ApiRequest): Promise<LiveKey> {
    const { headers, method, path, rawBody } = request;
    const accessId = headers[signatureHeaders.keyId] ?? '';
    const timestamp = headers[signatureHeaders.timestamp] ?? '';
    const nonce = headers[signatureHeaders.nonce] ?? '';
    const signature = headers[signatureHeaders.signature] ?? '';
    if (!ACCESS_ID.test(accessId)) throw new Refusal('301216');
    const key = await finder.findByAccessId(accessId);
    if (key === undefined) throw new Refusal('301216');
    const bodyHash = createHash('sha256').update(rawBody).digest('hex');
    const text = stringToSign({ method, path, bodyHash, timestamp, nonce });
    // The nonce is stored as it is.
    const isNonce = NONCE.test(nonce) && !holdsKey(nonce);
    const isWellFormed = TIMESTAMP.test(timestamp) && isNonce && SIGNATURE.test(signature);
    const secrets = [key.sealedKey, key.oldSealedKey].flatMap((sealed) =>
      sealed === null ? [] : (sealing.open(sealed, accessId) ?? []),
    );
    if (!isWellFormed || !secrets.some((secret) => isSignedBy(secret, text, signature)))
      throw new Refusal('301218', { result: { stringToSign: text } });
    const [added] = await db.run(addNonce, [key.keyId, nonce, timestamp]);
    if (added?.isInTime !== true)
      throw new Refusal('301219', { result: { serverTime: added?.serverTime ?? null, windowS: SIGNATURE_WINDOW_S } });
    if (!added.isNew) throw new Refusal('301220');
    return key;
  }

  return async (request) => {
    if (request.headers[signatureHeaders.signature] !== undefined) return bySignature(request);
    const secret = sentKeyOf(request);
    if (secret === undefined) throw new Refusal('301217');
    const key = KEY.test(secret) ? await finder.find(secret) : undefined;
    if (key === undefined) throw new Refusal('301216');
    return key;
  };
}

function sentKeyOf({ headers }: ApiRequest): string | undefined {
  return /^(?:Bearer|APPCODE) +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}

/** What a request's key would be found by: its hash or its access id. Undefined if it names none that could exist. */
export function keyNameOf(request: ApiRequest): string | undefined {
  if (request.headers[signatureHeaders.signature] === undefined) {
    const secret = sentKeyOf(request);
    return secret !== undefined && KEY.test(secret) ? keyHashOf(secret) : undefined;
  }
  const accessId = request.headers[signatureHeaders.keyId] ?? '';
  return ACCESS_ID.test(accessId) ? accessId : undefined;
}

function isSignedBy(secret: string, text: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(text).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
