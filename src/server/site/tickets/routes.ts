import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { siteCalls } from '../../../contract/site/calls.ts';
import type { TicketHolder } from '../../../contract/site/schemas.ts';
import { TICKET_TTL_S } from '../../../contract/site/ticket-rules.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';

interface Dependencies {
  db: Database;
  /** The URL of the management site, with {key} and {token}; null without one. */
  manageUrl: string | null;
}

/**
 * One-time tickets to the external management site, valid for a minute and for one host. A ticket ends with its session
 * and contains none of its secrets.
 */
export function ticketRoutes({ db: { sql: db }, manageUrl }: Dependencies) {
  return handlersOf<typeof siteCalls>()({
    async makeTicket(_body, { session }) {
      if (manageUrl === null) throw new Refusal('300812');
      const key = randomBytes(16).toString('base64url');
      const token = randomBytes(32).toString('base64url');
      await db.deleteFrom('manageTicket').where('expiresAt', '<', sql<string>`monotonic_now()`).execute();
      await db
        .insertInto('manageTicket')
        .values({
          keyHash: hashOf(key),
          tokenHash: hashOf(token),
          sessionHash: session.tokenHash,
          userId: session.userId,
          host: new URL(manageUrl).host,
          expiresAt: sql<string>`monotonic_now() + make_interval(secs => ${TICKET_TTL_S})`,
        })
        .execute();
      const url = manageUrl.replaceAll('{key}', key).replaceAll('{token}', token);
      return { url, expiresInS: TICKET_TTL_S };
    },

    async redeemTicket({ key, token, host }) {
      // One conditional statement, so that only one of several concurrent requests redeems it.
      const { rows } = await sql<TicketHolder>`
        update manage_ticket t set is_used = true
        from account a join role r using (role_id)
        where t.key_hash = ${hashOf(key)} and t.token_hash = ${hashOf(token)} and t.host = ${host.toLowerCase()}
          and not t.is_used and t.expires_at > monotonic_now() and a.user_id = t.user_id and not a.is_disabled
        returning a.user_id as "userId", a.username, r.role_value as "roleValue", a.agency_code as "agencyCode"`.execute(
        db,
      );
      const [holder] = rows;
      if (holder === undefined) throw new Refusal('300811');
      return holder;
    },
  });
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
