import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { OwnSession } from '../../contract/account/schemas.ts';
import { platformOfHeader } from '../../contract/platform.ts';
import { provinceOrDefault } from '../../contract/provinces/rules.ts';
import type { RequestContext, Session } from '../http/request-context.ts';
import { powersInView } from '../http/view-as.ts';
import type { Database, Prepared, Sql } from '../platform/db/database.ts';
import { isMainDisabled } from '../platform/db/main-account.ts';
import { Refusal } from '../platform/errors.ts';
import { hashOf, IDLE_S, isLive, makeSecrets, SESSION_COLUMNS, USER_AGENT_MAX } from './session-rows.ts';
import { isViewAllowed, viewerSeesPhones } from './session-views.ts';

const AGE_S_MAX = 7 * 24 * 60 * 60;
/** A logout or a role change reaches every node within this time. */
const CACHE_TTL_MS = 1_000;
/** The last use is written at most this often, so that most requests cost no write. */
const SEEN_INTERVAL_S = 60;
const CACHED_MAX = 20_000;
/** More devices than a person has; a shop that shares an account, and the demo's accounts, have some dozens. */
const SESSIONS_PER_USER_MAX = 50;

export interface Sessions {
  /** The live session of a token. */
  find(token: string): Promise<Session | undefined>;
  /** Starts a session; the token is returned once and stored as a hash. */
  start(userId: number, platform: string, device?: Device): Promise<{ token: string; secretKey: string }>;
  end(tokenHash: string, transaction?: Sql): Promise<void>;
  /** Ends every session of a user, after a change of password or phone, or when the account is disabled. */
  endAll(userId: number, transaction?: Sql): Promise<void>;
  /** The live sessions of a user: the current one first, then the last used. */
  list(current: CurrentSession): Promise<OwnSession[]>;
  /** Ends a session of the user by its public id. @throws Refusal 900404 */
  endOne(userId: number, sessionId: string, transaction?: Sql): Promise<void>;
  /** Ends all sessions of the user except the current one; returns their number. */
  endOthers(current: CurrentSession): Promise<number>;
}

type Device = Pick<RequestContext, 'address' | 'userAgent'>;
type CurrentSession = Pick<Session, 'userId' | 'tokenHash'>;

interface SessionRow extends Omit<Session, 'powers' | 'provinceCode' | 'viewer'> {
  viewerId: number | null;
  seesPhones: boolean;
  powers: string[];
  provinceCode: string;
  isSeenLongAgo: boolean;
}

const readSession: Prepared<SessionRow> = {
  name: 'read-session',
  text: `select s.token_hash as "tokenHash", s.user_id as "userId", s.secret_key as "secretKey",
      s.seen_at < monotonic_now() - make_interval(secs => $3) as "isSeenLongAgo",
      s.viewer_id as "viewerId", ${viewerSeesPhones} as "seesPhones", ${SESSION_COLUMNS}
    from session s join account a using (user_id) join role r using (role_id)
    left join account v on v.user_id = s.viewer_id
    where (s.viewer_id is null or ${isViewAllowed('$2')})
      and s.token_hash = $1 and not a.is_disabled and not ${isMainDisabled('a')} and s.expires_at > monotonic_now() and s.seen_at > monotonic_now() - make_interval(secs => $2)`,
};

/** Those that were used last stay. */
async function deleteOldestSessions(db: Sql, userId: number): Promise<void> {
  await sql`
    delete from session where token_hash in (
      select token_hash from session where user_id = ${userId} and viewer_id is null
      order by greatest(seen_at, created_at) desc, token_hash offset ${SESSIONS_PER_USER_MAX})`.execute(db);
}

export function createSessions(db: Database, now: () => number = () => performance.now()): Sessions {
  const cache = new LRUCache<string, Session>({ max: CACHED_MAX, ttl: CACHE_TTL_MS, ttlResolution: 0, perf: { now } });

  const readAndTouch = async (tokenHash: string): Promise<Session | undefined> => {
    const { row, isFromReplica } = await db.readThroughOutage(async ({ run, isPrimaryAway }) => ({
      row: (await run(readSession, [tokenHash, IDLE_S, SEEN_INTERVAL_S]))[0],
      isFromReplica: isPrimaryAway,
    }));
    if (row === undefined) return undefined;
    const { powers, provinceCode, isSeenLongAgo, viewerId, seesPhones, ...rest } = row;
    const session: Session = {
      ...rest,
      viewer: viewerId === null ? null : { userId: viewerId, seesPhones },
      powers: new Set(viewerId === null ? powers : powersInView(powers)),
      provinceCode: provinceOrDefault(provinceCode),
    };
    if (isFromReplica) return { ...session, isFromReplica };
    cache.set(tokenHash, session);
    if (isSeenLongAgo) {
      await db.sql
        .updateTable('session')
        .set({ seenAt: sql<string>`monotonic_now()` })
        .where('tokenHash', '=', tokenHash)
        .execute();
    }
    return session;
  };

  return {
    async find(token) {
      const tokenHash = hashOf(token);
      return cache.get(tokenHash) ?? readAndTouch(tokenHash);
    },
    async start(userId, platform, device = { address: '', userAgent: '' }) {
      const { token, secretKey } = makeSecrets();
      // The database's clock: those of the nodes may differ.
      const expiresAt = sql<string>`monotonic_now() + make_interval(secs => ${AGE_S_MAX})`;
      await db.sql.deleteFrom('session').where('expiresAt', '<', sql<string>`monotonic_now()`).execute();
      await db.sql
        .insertInto('session')
        .values({
          tokenHash: hashOf(token),
          userId,
          secretKey,
          platform,
          expiresAt,
          address: device.address,
          userAgent: device.userAgent.slice(0, USER_AGENT_MAX),
        })
        .execute();
      await deleteOldestSessions(db.sql, userId);
      return { token, secretKey };
    },
    async end(tokenHash, transaction = db.sql) {
      await transaction.deleteFrom('session').where('tokenHash', '=', tokenHash).execute();
      cache.delete(tokenHash);
    },
    async endAll(userId, transaction = db.sql) {
      await transaction.deleteFrom('session').where('userId', '=', userId).execute();
      cache.clear();
    },
    async list({ userId, tokenHash }) {
      const rows = await db.sql
        .selectFrom('session')
        .select(['sessionId', 'userAgent', 'address', 'platform', 'createdAt', 'seenAt'])
        .select((row) => [
          row('tokenHash', '=', tokenHash).as('isCurrent'),
          row('viewerId', 'is not', null).as('isView'),
        ])
        .where('userId', '=', userId)
        .where(isLive)
        .orderBy('isCurrent', 'desc')
        .orderBy('seenAt', 'desc')
        .execute();
      return rows.map((row) => ({
        ...row,
        platform: platformOfHeader(row.platform),
        isCurrent: Boolean(row.isCurrent),
        isView: Boolean(row.isView),
      }));
    },
    async endOne(userId, sessionId, transaction = db.sql) {
      const ended = await transaction
        .deleteFrom('session')
        .where('sessionId', '=', sessionId)
        .where('userId', '=', userId)
        .returning('tokenHash')
        .executeTakeFirst();
      if (ended === undefined) throw new Refusal('900404');
      cache.delete(ended.tokenHash);
    },
    async endOthers({ userId, tokenHash }) {
      const ended = await db.sql
        .deleteFrom('session')
        .where('userId', '=', userId)
        .where('tokenHash', '!=', tokenHash)
        .returning([isLive.as('isLive')])
        .execute();
      cache.clear();
      return ended.filter((row) => row.isLive).length;
    },
  };
}
