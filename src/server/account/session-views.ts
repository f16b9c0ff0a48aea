import { sql } from 'kysely';
import { MANAGER } from '../../contract/access/role-values.ts';
import type { OwnSession } from '../../contract/account/schemas.ts';
import { platformOfHeader } from '../../contract/platform.ts';
import { USER_PHONE_POWER, USER_VIEW_POWER } from '../../contract/users/rules.ts';
import type { Session } from '../http/request-context.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { hashOf, isLive, makeSecrets, USER_AGENT_MAX } from './session-rows.ts';

const VIEW_MAX_AGE_S = 30 * 60;

/** A view of the storefront as a user, by a staff member in a session of their own (ADR 30). */
interface View {
  userId: number;
  viewer: Pick<Session, 'userId' | 'tokenHash'>;
  reason: string;
  /** As the header says it. */
  platform: string;
  address: string;
  userAgent: string;
}

export interface ListedSession extends Omit<OwnSession, 'isCurrent' | 'isView'> {
  /** Null for a device of the user. */
  view: { viewerName: string; reason: string; expiresAt: string } | null;
}

/** Whether the staff member of a view, `v`, holds a power now. */
const viewerHas = (powerCode: string) => `exists (select from role_power rp join power p using (power_id)
    where rp.role_id = v.role_id and p.power_code = '${powerCode}')`;

export const viewerSeesPhones = viewerHas(USER_PHONE_POWER);

/**
 * Whether a view `s` of a user with the role `r` goes on: its staff member `v` is enabled, holds the power and is signed in.
 * The row itself is deleted with the staff member's session.
 */
export const isViewAllowed = (
  idleS: string,
) => `(not v.is_disabled and r.role_value <> ${MANAGER} and ${viewerHas(USER_VIEW_POWER)}
    and exists (select from session own where own.token_hash = s.viewer_token_hash
      and own.expires_at > monotonic_now() and own.seen_at > monotonic_now() - make_interval(secs => ${idleS})))`;

/** Starts a view as a user; an earlier one of the same staff member and user ends. */
export async function startView({ userId, viewer, reason, ...device }: View, transaction: Sql) {
  const { token, secretKey } = makeSecrets();
  await transaction.deleteFrom('session').where('userId', '=', userId).where('viewerId', '=', viewer.userId).execute();
  const { expiresAt, sessionId } = await transaction
    .insertInto('session')
    .values({
      ...device,
      userAgent: device.userAgent.slice(0, USER_AGENT_MAX),
      tokenHash: hashOf(token),
      userId,
      secretKey,
      expiresAt: sql<string>`monotonic_now() + make_interval(secs => ${VIEW_MAX_AGE_S})`,
      viewerId: viewer.userId,
      viewerTokenHash: viewer.tokenHash,
      viewReason: reason,
    })
    .returning(['expiresAt', 'sessionId'])
    .executeTakeFirstOrThrow();
  // Its end is recorded even if the session is gone by then (users/view-ends.ts).
  await transaction.insertInto('userView').values({ sessionId, userId, viewerId: viewer.userId, reason }).execute();
  return { token, secretKey, expiresAt };
}

/** The live sessions of a user, the last used first. */
export async function listSessionsOf({ sql: db }: Database, userId: number): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('session')
    .leftJoin('account as viewer', 'viewer.userId', 'session.viewerId')
    .select(['sessionId', 'session.userAgent', 'session.address', 'session.platform', 'session.createdAt', 'seenAt'])
    .select(['expiresAt', 'viewReason', 'viewer.username as viewerName'])
    .where('session.userId', '=', userId)
    .where(isLive)
    .orderBy('seenAt', 'desc')
    .execute();
  return rows.map(({ viewReason, viewerName, expiresAt, ...row }) => ({
    ...row,
    platform: platformOfHeader(row.platform),
    view: viewReason === null ? null : { viewerName: viewerName ?? '', reason: viewReason, expiresAt },
  }));
}
