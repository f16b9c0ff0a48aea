import { createHash, randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Code } from '../../contract/codes.ts';
import { PictureReading, type TicketState } from '../../contract/pictures/schemas.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';

const LIFETIME_S = 120;
/** A picture received in time may be read and fetched for this much longer. */
const GRACE_S = 60;
/** Pictures per ticket, until one of them can be read. */
const UPLOADS_MAX = 5;

export interface TicketView {
  state: TicketState;
  expiresInS: number;
}

export interface Tickets {
  create(userId: number): Promise<{ id: string; expiresInS: number }>;
  /** The ticket's state. The first check after the picture was read returns the reading; later ones do not. */
  check(id: string, userId: number): Promise<TicketView & { reading: PictureReading | null; problemCode: Code | null }>;
  /** The phone has scanned the code. */
  open(id: string): Promise<TicketView>;
  /** For the check before a picture is received. @throws Refusal 210105 if the ticket is claimed, used or expired */
  requireOpen(id: string): Promise<void>;
  /** Claims the ticket for one picture. @throws Refusal 210105 if it is claimed, used or expired */
  receive(id: string): Promise<{ userId: number }>;
  complete(id: string, reading: PictureReading): Promise<void>;
  /** After a picture that could not be read, the phone may send another until the ticket expires. */
  reopen(id: string, code: Code): Promise<void>;
}

interface Row {
  state: TicketState;
  seconds: number;
}

interface CheckedRow extends Row {
  /** The reading may still be fetched. */
  isFetchable: boolean;
}

export function createTickets({ sql: db }: Database): Tickets {
  const secondsLeft = sql<number>`greatest(0, ceil(extract(epoch from expires_at - monotonic_now())))::float8`;

  return {
    async create(userId) {
      const id = randomBytes(16).toString('base64url');
      await db
        .deleteFrom('pictureTicket')
        .where('expiresAt', '<', sql<string>`monotonic_now() - make_interval(secs => ${GRACE_S})`)
        .execute();
      await db
        .insertInto('pictureTicket')
        .values({
          ticketHash: hashOf(id),
          userId,
          problemCode: null,
          reading: null,
          expiresAt: sql<string>`monotonic_now() + make_interval(secs => ${LIFETIME_S})`,
        })
        .execute();
      return { id, expiresInS: LIFETIME_S };
    },

    async check(id, userId) {
      const { rows } = await sql<{ reading: string }>`
        with ready as (
          select ticket_hash, reading from picture_ticket
          where ticket_hash = ${hashOf(id)} and user_id = ${userId} and state = 'read'
            and expires_at > monotonic_now() - make_interval(secs => ${GRACE_S})
          for update)
        update picture_ticket set state = 'used', reading = null from ready
        where picture_ticket.ticket_hash = ready.ticket_hash and picture_ticket.state = 'read'
        returning ready.reading`.execute(db);
      const [claimed] = rows;
      if (claimed !== undefined) {
        return {
          state: 'read',
          expiresInS: 0,
          reading: PictureReading.parse(JSON.parse(claimed.reading)),
          problemCode: null,
        };
      }
      const row = await db
        .selectFrom('pictureTicket')
        .select([
          'state',
          'problemCode',
          secondsLeft.as('seconds'),
          sql<boolean>`expires_at > monotonic_now() - make_interval(secs => ${GRACE_S})`.as('isFetchable'),
        ])
        .where('ticketHash', '=', hashOf(id))
        .where('userId', '=', userId)
        .executeTakeFirst();
      return { ...viewWithoutReading(row), reading: null, problemCode: (row?.problemCode ?? null) as Code | null };
    },

    async open(id) {
      const { rows } = await sql<Row>`
        update picture_ticket set state = case when state = 'waiting' and expires_at > monotonic_now() then 'opened' else state end
        where ticket_hash = ${hashOf(id)}
        returning state, ${secondsLeft} as seconds`.execute(db);
      return toView(rows[0]);
    },

    async requireOpen(id) {
      const row = await db.selectFrom('pictureTicket').select('userId').where(isOpen(id)).executeTakeFirst();
      if (row === undefined) throw new Refusal('210105');
    },

    async receive(id) {
      const row = await db
        .updateTable('pictureTicket')
        .set({ state: 'received', problemCode: null, uploads: sql<number>`uploads + 1` })
        .where(isOpen(id))
        .returning('userId')
        .executeTakeFirst();
      if (row === undefined) throw new Refusal('210105');
      return row;
    },

    async complete(id, reading) {
      await db
        .updateTable('pictureTicket')
        .set({ state: 'read', reading: JSON.stringify(reading) })
        .where('ticketHash', '=', hashOf(id))
        .where('state', '=', 'received')
        .execute();
    },

    async reopen(id, problemCode) {
      await db
        .updateTable('pictureTicket')
        .set({ state: 'opened', problemCode })
        .where('ticketHash', '=', hashOf(id))
        .where('state', '=', 'received')
        .execute();
    },
  };
}

function isOpen(id: string): RawBuilder<boolean> {
  return sql`ticket_hash = ${hashOf(id)} and state in ('waiting', 'opened') and uploads < ${UPLOADS_MAX}
    and expires_at > monotonic_now()`;
}

/** An unknown ticket, or another account's, looks expired. */
function toView(row: Row | undefined): TicketView {
  if (row === undefined) return { state: 'expired', expiresInS: 0 };
  const isExpired = row.seconds <= 0 && (row.state === 'waiting' || row.state === 'opened');
  return { state: isExpired ? 'expired' : row.state, expiresInS: row.seconds };
}

/**
 * For a check that returned no reading. A reading that arrived in the meantime is reported as 'received': at 'read' the
 * screen would stop polling and never fetch it.
 */
function viewWithoutReading(row: CheckedRow | undefined): TicketView {
  const view = toView(row);
  if (view.state !== 'read' || row === undefined) return view;
  return row.isFetchable ? { ...view, state: 'received' } : { state: 'expired', expiresInS: 0 };
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
