import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Captcha } from '../../contract/captcha/schemas.ts';
import { clientNetwork } from '../http/clients/client-network.ts';
import { createKnownClients } from '../http/clients/known-clients.ts';
import type { CaptchaClient } from '../http/request-context.ts';
import { ttlValue } from '../platform/caches/ttl-cache.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { installationSecret } from '../platform/installation-secret.ts';
import { createQueue } from '../platform/queue.ts';
import { raiseCaptchaLevel } from './captcha-level.ts';
import type { DrawnCaptcha } from './captcha-picture.ts';
import { createProofOfWork, LEVEL_MAX } from './proof-of-work.ts';

const TTL_S = 2 * 60;
const SECRET_TTL_MS = 10 * 60_000;
/** Captchas stored per address, behind which there may be a whole shop; a further one replaces the oldest. */
const PER_ADDRESS_MAX = 50;
const DELETED_MAX = 100;
/** Anyone may request a picture, and each takes some milliseconds of a processor. */
const DRAWING_LIMITS = { concurrency: 2, maxWaiting: 32, maxWaitMs: 10_000, retryAfterS: 2 };
/** Below it the proof of work is enough. */
const PICTURE_LEVEL = 1;
/** Instead of the picture: the proof costs eight times as much. */
const LEVELS_INSTEAD_OF_PICTURE = 3;

interface Wanted {
  /** At least this level. */
  level?: number;
  /** By default a picture is drawn from level 1 on. */
  hasPicture?: boolean;
}

export interface Answer {
  userInputCode?: string | undefined;
  proof?: string | undefined;
}

export interface Captchas {
  /**
   * Creates a captcha for the client's address; its others stay valid. Its level grows with the captchas of the client.
   * @throws Refusal 900503 while too many pictures are being drawn
   */
  create(client: CaptchaClient, wanted?: Wanted): Promise<Captcha>;
  /** Replaces the client's captcha by one of the same level, with or without a picture. Without one the level is higher. */
  replace(client: CaptchaClient, hasPicture: boolean): Promise<Captcha>;
  /**
   * Checks the answer to the client's captcha, or the latest of its address. Null if it is right. Otherwise the captcha is
   * invalid, and the result is another one.
   */
  verify(client: CaptchaClient, answer: Answer): Promise<Captcha | null>;
  /** Consumes a solved captcha of this level or more. @throws Refusal 800129 with a new captcha if there is none */
  require(client: CaptchaClient, level?: number): Promise<void>;
}

export function createCaptchas(db: Database, draw: () => Promise<DrawnCaptcha>): Captchas {
  const queue = createQueue(DRAWING_LIMITS);
  const knownClients = createKnownClients(db);
  const proofOfWork = createProofOfWork(ttlValue(() => installationSecret(db, 'captcha'), { ttlMs: SECRET_TTL_MS }));

  const create = async (client: CaptchaClient, wanted: Wanted = {}): Promise<Captcha> => {
    const drawn = wanted.hasPicture === true ? await queue.run(draw) : null;
    const counted = await raiseCaptchaLevel(db.sql, client, await knownClients.findAnyDevice(client));
    const level = Math.min(LEVEL_MAX, Math.max(counted, wanted.level ?? 0));
    const isSuspicious = wanted.hasPicture === undefined && level >= PICTURE_LEVEL;
    const picture = isSuspicious ? await queue.run(draw) : drawn;
    const captchaId = randomBytes(16).toString('base64url');
    await store(db.sql, { captchaId, address: clientNetwork(client.address), level, text: picture?.text ?? null });
    return { captchaId, image: picture?.image ?? '', ...(await proofOfWork.create(captchaId, level, TTL_S)) };
  };

  return {
    create,
    async replace(client, hasPicture) {
      const previous = client.captchaId === null ? undefined : await take(db.sql, client, { isSolved: false });
      const level = previous?.level ?? 0;
      const isInsteadOfPicture = !hasPicture && previous?.hasPicture !== false;
      return create(client, { level: level + (isInsteadOfPicture ? LEVELS_INSTEAD_OF_PICTURE : 0), hasPicture });
    },
    async verify(client, { userInputCode = '', proof = '' }) {
      const row = await take(db.sql, client, { isSolved: false });
      if (row === undefined) return create(client);
      const [salt = ''] = row.answerHash.split(':');
      const isRight =
        (!row.hasPicture || row.answerHash === hashOf(userInputCode, salt)) &&
        (await proofOfWork.verify(row.captchaId, proof));
      if (!isRight) return create(client, row);
      await db.sql
        .insertInto('captcha')
        .values({ ...row, isSolved: true })
        .execute();
      return null;
    },
    async require(client, level = 0) {
      // What others did in the meantime may have raised the level by one.
      if ((await take(db.sql, client, { isSolved: true, minLevel: level - 1 })) !== undefined) return;
      throw new Refusal('800129', { result: await create(client, { level }) });
    },
  };
}

/** Deletes the captcha in one statement, so that only one of several concurrent requests gets it. */
async function take(
  db: Sql,
  { address, captchaId }: CaptchaClient,
  { isSolved, minLevel = 0 }: { isSolved: boolean; minLevel?: number },
) {
  const latest = db
    .selectFrom('captcha as other')
    .select('other.captchaId')
    .where('other.address', '=', clientNetwork(address))
    .where('other.isSolved', '=', isSolved)
    .where('other.expiresAt', '>', sql<string>`monotonic_now()`)
    .orderBy('other.raisedAt', 'desc')
    .limit(1);
  return db
    .deleteFrom('captcha')
    .where('captchaId', '=', captchaId ?? latest)
    .where('address', '=', clientNetwork(address))
    .where('isSolved', '=', isSolved)
    .where('level', '>=', Math.min(minLevel, LEVEL_MAX))
    .where('expiresAt', '>', sql<string>`monotonic_now()`)
    .returning(['captchaId', 'address', 'answerHash', 'level', 'hasPicture', 'raisedAt', 'expiresAt'])
    .executeTakeFirst();
}

interface NewCaptcha {
  captchaId: string;
  address: string;
  level: number;
  /** Of the picture; null without one. */
  text: string | null;
}

async function store(db: Sql, { text, ...captcha }: NewCaptcha): Promise<void> {
  await deleteOld(db, captcha.address);
  await db
    .insertInto('captcha')
    .values({
      ...captcha,
      hasPicture: text !== null,
      answerHash: hashOf(text ?? '', randomBytes(8).toString('hex')),
      raisedAt: sql<string>`clock_timestamp()`,
      expiresAt: sql<string>`monotonic_now() + make_interval(secs => ${TTL_S})`,
    })
    .execute();
}

async function deleteOld(db: Sql, address: string): Promise<void> {
  await sql`
    delete from captcha where captcha_id in (
      (select captcha_id from captcha where address = ${address}
       order by raised_at desc offset ${PER_ADDRESS_MAX - 1})
      union all
      (select captcha_id from captcha where expires_at < monotonic_now() limit ${DELETED_MAX}))`.execute(db);
}

/** Salted per captcha, so that equal answers have different hashes. */
function hashOf(answer: string, salt: string): string {
  return `${salt}:${createHash('sha256').update(`${salt}:${answer.trim().toLowerCase()}`).digest('hex')}`;
}
