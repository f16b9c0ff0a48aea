import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { IDEMPOTENCY_KEY_PATTERN } from '../../../contract/api-services/idempotency-key.ts';
import { IDEMPOTENCY_HOURS } from '../../../contract/api-services/wire.ts';
import type { Database, Prepared } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { holdsKey } from './log-text.ts';

/** Also as a string of structured fields, in quotes. */
const KEY = new RegExp(`^"?(${IDEMPOTENCY_KEY_PATTERN})"?$`);
/** Longer than any call takes. A call that was killed keeps its key until then. */
const CLAIM_S = 30;

/** The right to answer for an idempotency key. */
export interface Claim {
  idempotencyKey: string;
  claim: string;
}

export const StoredAnswer = z.strictObject({ code: z.string(), message: z.string(), result: z.unknown() });
export type StoredAnswer = z.infer<typeof StoredAnswer>;

interface Row {
  claim: string;
  isSameBody: boolean;
  answer: string | null;
}

/** One statement: of concurrent requests with a key one gets the claim, and the others see it. */
const claimKey: Prepared<Row> = {
  name: 'claim-api-idempotency',
  text: `insert into api_idempotency as i (user_id, idempotency_key, body_hash, claim, claimed_until, expires_at)
    values ($1, $2, $3, $4, now() + interval '${CLAIM_S} seconds', now() + interval '${IDEMPOTENCY_HOURS} hours')
    on conflict (user_id, idempotency_key) do update set
      body_hash = excluded.body_hash, claim = excluded.claim, claimed_until = excluded.claimed_until,
      expires_at = excluded.expires_at, answer = null
    where i.expires_at <= now()
      or (i.answer is null and i.claimed_until <= now() and i.body_hash = excluded.body_hash)
    returning claim, true as "isSameBody", answer`,
};

const readKey: Prepared<Row> = {
  name: 'read-api-idempotency',
  text: `select claim, body_hash = $3 as "isSameBody", answer from api_idempotency
    where user_id = $1 and idempotency_key = $2`,
};

export interface IdempotentRequest {
  userId: number;
  interfaceCode: string;
  /** The header. */
  key: string;
  rawBody: Buffer;
}

/**
 * Claims an idempotency key, or returns the answer that is stored under it.
 * @throws Refusal 301226 for a malformed key, 301215 for another body, 301214 while the first request runs
 */
export async function claimIdempotencyKey(
  db: Database,
  { userId, interfaceCode, key, rawBody }: IdempotentRequest,
): Promise<{ claim: Claim } | { stored: StoredAnswer }> {
  const [, idempotencyKey] = KEY.exec(key) ?? [];
  // It is stored as it is.
  if (idempotencyKey === undefined || holdsKey(idempotencyKey)) throw new Refusal('301226');
  const bodyHash = createHash('sha256').update(`${interfaceCode}\n`).update(rawBody).digest('hex');
  const claim = randomUUID();
  const [claimed] = await db.run(claimKey, [userId, idempotencyKey, bodyHash, claim]);
  if (claimed?.claim === claim) return { claim: { idempotencyKey, claim } };
  const [found] = await db.run(readKey, [userId, idempotencyKey, bodyHash]);
  if (found?.isSameBody === false) throw new Refusal('301215');
  // Without a row the first request has just failed: a repetition will run.
  if (found === undefined || found.answer === null) throw new Refusal('301214', { retryAfterS: 1 });
  return { stored: StoredAnswer.parse(JSON.parse(found.answer)) };
}
