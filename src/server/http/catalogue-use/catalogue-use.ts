import { type RawBuilder, sql } from 'kysely';
import type { Counted } from '../../../contract/call.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { shopTime } from '../../platform/db/shop-days.ts';
import { isUnavailable, Refusal } from '../../platform/errors.ts';
import { fixedSettings, type Settings } from '../../platform/settings.ts';
import { clientNetwork } from '../clients/client-network.ts';
import type { AuthedContext, CaptchaClient } from '../request-context.ts';
import { freeDayBounds, type SHARES, stateOfUse, type Use } from './catalogue-bounds.ts';
import { countItems } from './count-items.ts';

interface Dependencies {
  db: Database;
  settings?: Settings;
  captchas: {
    /** Consumes a solved captcha of this level or more. @throws Refusal 800129 with a new captcha if there is none */
    require(client: CaptchaClient, level: number): Promise<void>;
  };
}

type Client = CaptchaClient & Pick<AuthedContext, 'session'>;

/** What accounts, companies and networks are given of the catalogue in a day. */
export interface CatalogueUse {
  /** @throws Refusal 800129 beyond the bound of a captcha, 900431 beyond the day's bound, with when it ends */
  check(client: Client): Promise<void>;
  /** Counts the vehicles, numbers or prices of a result. */
  add(client: Client, counted: Counted, result: unknown): Promise<void>;
}

interface Subject {
  kind: keyof typeof SHARES;
  subject: string;
}

type Standing = Subject & Use & { leftS: number };

const NOW = sql`clock_timestamp()`;
const TODAY = sql`${shopTime(NOW)}::date`;

interface Counting {
  amount: 'vehicles' | 'numbers' | 'prices';
  /** `kind` of `catalogue_seen`. */
  kind: number;
  /** Whether the rows of the result count too. */
  hasRows: boolean;
}

const countings: Record<Counted, Counting> = {
  vehicles: { amount: 'vehicles', kind: 1, hasRows: true },
  'own vehicles': { amount: 'vehicles', kind: 1, hasRows: false },
  numbers: { amount: 'numbers', kind: 2, hasRows: true },
  prices: { amount: 'prices', kind: 3, hasRows: false },
};

const KEEP_DAYS = 31;
const CLEANUP_MS = 60 * 60_000;
/** Some megabytes; beyond it results are not counted. */
const UNCOUNTED_MAX = 5_000;

export function createCatalogueUse({ db, captchas, settings = fixedSettings() }: Dependencies): CatalogueUse {
  let cleanedAt = Number.NEGATIVE_INFINITY;
  /** Given while the primary was away; counted when it is back. */
  const uncounted: Given[] = [];
  const cleanUp = async () => {
    if (performance.now() - cleanedAt < CLEANUP_MS) return;
    cleanedAt = performance.now();
    await sql`delete from catalogue_seen where day < ${TODAY}`.execute(db.sql);
    await sql`delete from catalogue_use where day < ${TODAY} - ${KEEP_DAYS}::integer`.execute(db.sql);
  };
  return {
    async check(client) {
      const standings = await db.readThroughOutage(({ sql: from }) => readStandings(from, subjectsOf(client)));
      const free = freeDayBounds(settings);
      const inState = (state: ReturnType<typeof stateOfUse>) =>
        standings.filter((standing) => stateOfUse(standing, client.session.tier, free) === state);
      const [refused] = inState('refused');
      if (refused !== undefined) {
        const retryAfterS = Math.max(1, refused.leftS);
        throw new Refusal('900431', { retryAfterS, result: { retryAfterS } });
      }
      const unsolved = inState('captcha');
      if (unsolved.length === 0) return;
      // With a picture, and a dearer proof of work each time.
      await captchas.require(client, 1 + Math.max(...unsolved.map(({ captchas: solved }) => solved)));
      await addCaptcha(db, unsolved);
    },
    async add(client, counted, result) {
      const { hashes, rows } = countItems(result, counted);
      if (rows === 0) return;
      const given = { client, ...countings[counted], hashes, rows };
      try {
        await addAmounts(db, given);
      } catch (error) {
        if (!isUnavailable(error) || db.readers().length === 0) throw error;
        if (uncounted.length < UNCOUNTED_MAX) uncounted.push(given);
        return;
      }
      for (const earlier of uncounted.splice(0)) await addAmounts(db, earlier);
      await cleanUp();
    },
  };
}

function subjectsOf({ address, session }: Client): Subject[] {
  const { userId, parentId, tier } = session;
  const companyId = parentId ?? (tier === 'company' ? userId : null);
  return [
    { kind: 'account', subject: String(userId) },
    ...(companyId === null ? [] : [{ kind: 'company' as const, subject: String(companyId) }]),
    { kind: 'network', subject: clientNetwork(address) },
  ];
}

const columnOf = (subjects: readonly Subject[], field: keyof Subject): RawBuilder<unknown> =>
  sql`${subjects.map((subject) => subject[field])}::text[]`;

async function readStandings(db: Sql, subjects: readonly Subject[]): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select kind, subject, vehicles, numbers, prices, rows_given as "rowsGiven", captchas,
      ceil(extract(epoch from (day + 1)::timestamp - ${shopTime(NOW)}))::float8 as "leftS"
    from catalogue_use
    where day = ${TODAY} and (kind, subject) in (
      select * from unnest(${columnOf(subjects, 'kind')}, ${columnOf(subjects, 'subject')}))`.execute(db);
  return rows;
}

async function addCaptcha(db: Database, subjects: readonly Subject[]): Promise<void> {
  await sql`
    update catalogue_use set captchas = captchas + 1
    where day = ${TODAY} and (kind, subject) in (
      select * from unnest(${columnOf(subjects, 'kind')}, ${columnOf(subjects, 'subject')}))`.execute(db.sql);
}

interface Given extends Counting {
  client: Client;
  hashes: string[];
  rows: number;
}

/** One statement: what is new to the account is added to its counts, and to those of its company and network. */
async function addAmounts(db: Database, { client, amount, kind, hasRows, hashes, rows }: Given): Promise<void> {
  const subjects = subjectsOf(client);
  const fresh = (of: Counting['amount']) => (of === amount ? sql`(select count(*) from seen)` : sql`0`);
  await sql`
    with seen as (
      insert into catalogue_seen (day, user_id, kind, item)
      select ${TODAY}, ${client.session.userId}, ${kind}, item from unnest(${hashes}::bigint[]) item
      order by item
      on conflict do nothing
      returning item
    )
    insert into catalogue_use as u (day, kind, subject, user_id, address, vehicles, numbers, prices,
      rows_given)
    select ${TODAY}, kind, subject, ${client.session.userId}, ${client.address}, ${fresh('vehicles')},
      ${fresh('numbers')}, ${fresh('prices')}, ${hasRows ? rows : 0}
    from unnest(${columnOf(subjects, 'kind')}, ${columnOf(subjects, 'subject')}) one (kind, subject)
    where ${hasRows} or exists (select from seen)
    order by kind, subject
    on conflict (day, kind, subject) do update set
      user_id = excluded.user_id, address = excluded.address, updated_at = now(),
      vehicles = u.vehicles + excluded.vehicles, numbers = u.numbers + excluded.numbers,
      prices = u.prices + excluded.prices, rows_given = u.rows_given + excluded.rows_given`.execute(db.sql);
}
