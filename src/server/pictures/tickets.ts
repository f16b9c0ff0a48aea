import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Code } from '../../contract/codes.ts';
import { PictureReading, type TicketState } from '../../contract/pictures/schemas.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';

const LIFE_S = 120;
/** What was received in time may be read, and fetched, for so much longer. */
const GRACE_S = 60;
/** Pictures that one ticket takes until one of them can be read. */
const MAX_UPLOADS = 5;

export interface TicketView {
  state: TicketState;
  expiresInS: number;
}

export interface Tickets {
  make(userId: number): Promise<{ id: string; expiresInS: number }>;
  /** How far the phone is; the reading comes with the first look after it was read, and never again. */
  check(id: string, userId: number): Promise<TicketView & { reading: PictureReading | null; problemCode: Code | null }>;
  /** The phone is there. */
  open(id: string): Promise<TicketView>;
  /** Takes the ticket for one picture: of two at once only one gets it. @throws Refusal 210105 */
  receive(id: string): Promise<{ userId: number }>;
  settle(id: string, reading: PictureReading): Promise<void>;
  /** The picture could not be read: the phone may send another while the ticket lives. */
  giveBack(id: string, code: Code): Promise<void>;
}

interface Row {
  state: TicketState;
  seconds: number;
}

interface CheckedRow extends Row {
  /** A reading can still be had. */
  isFetchable: boolean;
}

export function createTickets({ sql: db }: Database): Tickets {
  const secondsLeft = sql<number>`greatest(0, ceil(extract(epoch from expires_at - now())))::float8`;

  return {
    async make(userId) {
      const id = randomBytes(16).toString('base64url');
      await db
        .deleteFrom('pictureTicket')
        .where('expiresAt', '<', sql<string>`now() - make_interval(secs => ${GRACE_S})`)
        .execute();
      await db
        .insertInto('pictureTicket')
        .values({
          ticketHash: hashOf(id),
          userId,
          problemCode: null,
          reading: null,
          expiresAt: sql<string>`now() + make_interval(secs => ${LIFE_S})`,
        })
        .execute();
      return { id, expiresInS: LIFE_S };
    },

    async check(id, userId) {
      const { rows: handed } = await sql<{ reading: string }>`
        with taken as (
          select ticket_hash, reading from picture_ticket
          where ticket_hash = ${hashOf(id)} and user_id = ${userId} and state = 'read'
            and expires_at > now() - make_interval(secs => ${GRACE_S})
          for update)
        update picture_ticket set state = 'used', reading = null from taken
        where picture_ticket.ticket_hash = taken.ticket_hash and picture_ticket.state = 'read'
        returning taken.reading`.execute(db);
      const [given] = handed;
      if (given !== undefined) {
        return {
          state: 'read',
          expiresInS: 0,
          reading: PictureReading.parse(JSON.parse(given.reading)),
          problemCode: null,
        };
      }
      const row = await db
        .selectFrom('pictureTicket')
        .select([
          'state',
          'problemCode',
          secondsLeft.as('seconds'),
          sql<boolean>`expires_at > now() - make_interval(secs => ${GRACE_S})`.as('isFetchable'),
        ])
        .where('ticketHash', '=', hashOf(id))
        .where('userId', '=', userId)
        .executeTakeFirst();
      return { ...unreadView(row), reading: null, problemCode: (row?.problemCode ?? null) as Code | null };
    },

    async open(id) {
      const { rows } = await sql<Row>`
        update picture_ticket set state = case when state = 'waiting' and expires_at > now() then 'opened' else state end
        where ticket_hash = ${hashOf(id)}
        returning state, ${secondsLeft} as seconds`.execute(db);
      return viewOf(rows[0]);
    },

    async receive(id) {
      const row = await db
        .updateTable('pictureTicket')
        .set({ state: 'received', problemCode: null, uploads: sql<number>`uploads + 1` })
        .where('ticketHash', '=', hashOf(id))
        .where('state', 'in', ['waiting', 'opened'])
        .where('uploads', '<', MAX_UPLOADS)
        .where('expiresAt', '>', sql<string>`now()`)
        .returning('userId')
        .executeTakeFirst();
      if (row === undefined) throw new Refusal('210105');
      return row;
    },

    async settle(id, reading) {
      await db
        .updateTable('pictureTicket')
        .set({ state: 'read', reading: JSON.stringify(reading) })
        .where('ticketHash', '=', hashOf(id))
        .where('state', '=', 'received')
        .execute();
    },

    async giveBack(id, problemCode) {
      await db
        .updateTable('pictureTicket')
        .set({ state: 'opened', problemCode })
        .where('ticketHash', '=', hashOf(id))
        .where('state', '=', 'received')
        .execute();
    },
  };
}

/** A ticket that never was, or is another's, looks like one whose time is up. */
function viewOf(row: Row | undefined): TicketView {
  if (row === undefined) return { state: 'expired', expiresInS: 0 };
  const isOver = row.seconds <= 0 && (row.state === 'waiting' || row.state === 'opened');
  return { state: isOver ? 'expired' : row.state, expiresInS: row.seconds };
}

/**
 * What the screen sees that was handed no reading. One that was read in between is still to come: told as read, the
 * screen would stop asking and never have it.
 */
function unreadView(row: CheckedRow | undefined): TicketView {
  const view = viewOf(row);
  if (view.state !== 'read' || row === undefined) return view;
  return row.isFetchable ? { ...view, state: 'received' } : { state: 'expired', expiresInS: 0 };
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
