import type { Counted } from '../../../contract/call.ts';
import { createBatchLoader, createBatchWriter } from '../../platform/caches/batch-loader.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUnavailable, Refusal } from '../../platform/errors.ts';
import { fixedSettings, type Settings } from '../../platform/settings.ts';
import { clientNetwork } from '../clients/client-network.ts';
import type { AuthedContext, CaptchaClient } from '../request-context.ts';
import { freeDayBounds, stateOfUse } from './catalogue-bounds.ts';
import { countItems } from './count-items.ts';
import {
  addAmounts,
  addCaptcha,
  deleteSeen,
  deleteUses,
  SEEN_KINDS,
  type Standing,
  type Subject,
  standingsToday,
} from './use-statements.ts';

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

interface Counting {
  kind: (typeof SEEN_KINDS)[keyof typeof SEEN_KINDS];
  /** Whether the rows of the result count too. */
  hasRows: boolean;
}

const countings: Record<Counted, Counting> = {
  vehicles: { kind: SEEN_KINDS.vehicles, hasRows: true },
  'own vehicles': { kind: SEEN_KINDS.vehicles, hasRows: false },
  numbers: { kind: SEEN_KINDS.numbers, hasRows: true },
  prices: { kind: SEEN_KINDS.prices, hasRows: false },
};

const KEEP_DAYS = 31;
const CLEANUP_MS = 60 * 60_000;
/** Some megabytes; beyond it results are not counted. */
const UNCOUNTED_MAX = 5_000;
/** Accounts, companies and networks whose uses are read together, and results that are counted together. */
const BATCH_MAX = 64;

export function createCatalogueUse({ db, captchas, settings = fixedSettings() }: Dependencies): CatalogueUse {
  let cleanedAt = Number.NEGATIVE_INFINITY;
  /** Given while the primary was away; counted when it is back. */
  const uncounted: Given[] = [];
  const cleanUp = async () => {
    if (performance.now() - cleanedAt < CLEANUP_MS) return;
    cleanedAt = performance.now();
    await db.run(deleteSeen, []);
    await db.run(deleteUses, [KEEP_DAYS]);
  };
  const standingOf = createStandingLoader(db);
  const write = createBatchWriter({
    maxBatchSize: BATCH_MAX,
    async writeMany(given: readonly Given[]) {
      await writeAmounts(db, given);
      return given;
    },
  });
  const writeUncounted = async () => {
    const earlier = uncounted.splice(0);
    if (earlier.length > 0) await writeAmounts(db, earlier);
  };
  return {
    async check(client) {
      const subjects = subjectsOf(client);
      const standings = (await Promise.all(subjects.map(standingOf))).filter((standing) => standing !== undefined);
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
      await db.run(addCaptcha, columnsOf(unsolved));
    },
    async add(client, counted, result) {
      const { hashes, rows } = countItems(result, counted);
      if (rows === 0) return;
      const { kind, hasRows } = countings[counted];
      const { session, address } = client;
      const given = {
        userId: session.userId,
        address,
        subjects: subjectsOf(client),
        kind,
        hashes,
        rows: hasRows ? rows : 0,
      };
      try {
        await write(given);
      } catch (error) {
        if (!isUnavailable(error) || db.readers().length === 0) throw error;
        if (uncounted.length < UNCOUNTED_MAX) uncounted.push(given);
        return;
      }
      await writeUncounted();
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

function columnsOf(subjects: readonly Subject[]): [string[], string[]] {
  return [subjects.map(({ kind }) => kind), subjects.map(({ subject }) => subject)];
}

/** Reads today's use of a subject, in one statement for all requests that ask at about the same time. */
function createStandingLoader(db: Database): (subject: Subject) => Promise<Standing | undefined> {
  const load = createBatchLoader<null, Subject, Standing>({
    maxBatchSize: BATCH_MAX,
    isSerial: true,
    keyOf,
    scopeKey: () => '',
    async loadMany(subjects) {
      const rows = await db.readThroughOutage((from) => from.run(standingsToday, columnsOf(subjects)));
      return new Map(rows.map((row) => [keyOf(row), row]));
    },
  });
  return (subject) => load(subject, null);
}

function keyOf({ kind, subject }: Subject): string {
  return `${kind} ${subject}`;
}

interface Given {
  userId: number;
  address: string;
  subjects: readonly Subject[];
  kind: Counting['kind'];
  hashes: readonly string[];
  rows: number;
}

async function writeAmounts(db: Database, given: readonly Given[]): Promise<void> {
  const items = given.flatMap(({ userId, kind, hashes }) => hashes.map((hash) => ({ userId, kind, hash })));
  const members = new Map(
    given.flatMap(({ userId, address, subjects }) =>
      subjects.map((subject) => [`${keyOf(subject)} ${userId}`, { ...subject, userId, address }] as const),
    ),
  );
  const counted = [...members.values()];
  await db.run(addAmounts, [
    items.map(({ userId }) => userId),
    items.map(({ kind }) => kind),
    items.map(({ hash }) => hash),
    given.map(({ userId }) => userId),
    given.map(({ rows }) => rows),
    ...columnsOf(counted),
    counted.map(({ userId }) => userId),
    counted.map(({ address }) => address),
  ]);
}
