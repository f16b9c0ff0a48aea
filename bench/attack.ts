import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brandPartCalls } from '../src/contract/brand-parts/calls.ts';
import { quotaCalls } from '../src/contract/quota/calls.ts';
import { createSessions } from '../src/server/account/sessions.ts';
import type { Database } from '../src/server/platform/db/database.ts';
import { openEmbedded } from '../src/server/platform/db/embedded/open-embedded.ts';
import type { DemoDatabase } from './demo-database.ts';
import { type Figures, quantile } from './print-table.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const CONNECTIONS = 40;
const ACCOUNTS = 10;
const DURATION_MS = 15_000;
/** Between two calls of the other user. */
const EVERY_MS = 40;

/** The bounds of a product. */
const realBounds = { CALLS_PER_MINUTE: undefined };

/** Free accounts with a session each; the first one is the other user's. */
async function addAccounts(db: Database): Promise<string[]> {
  const { roleId } = await db.sql
    .selectFrom('role')
    .select('roleId')
    .where('roleValue', '=', 1)
    .executeTakeFirstOrThrow();
  const tokens: string[] = [];
  for (let number = 0; number <= ACCOUNTS; number += 1) {
    const { userId } = await db.sql
      .insertInto('account')
      .values({ username: `attack ${number} ${Date.now()}`, passwordHash: '-', roleId })
      .returning('userId')
      .executeTakeFirstOrThrow();
    tokens.push((await createSessions(db).start(userId, 'v3')).token);
  }
  return tokens;
}

/** The response times of another user while one account, or ten behind one address, sends searches over 40 connections. */
export async function measureAttack({ db, url }: Pick<DemoDatabase, 'db' | 'url'>): Promise<Figures> {
  const server = await startServer({ ...realBounds, DATABASE_URL: url });
  return measure(server, await addAccounts(db));
}

/** The same on the embedded engine: in `ATTACK_DATA_DIR`, or in a new demo that is filled first. */
export async function measureAttackOnEmbedded(): Promise<Figures> {
  const given = process.env.ATTACK_DATA_DIR;
  const folder = given ?? (await mkdtemp(path.join(tmpdir(), 'attack-')));
  const environment = { ...realBounds, DATA_DIR: folder };
  try {
    await (await startServer(environment, { withinMs: 600_000 })).stop();
    const db = await openEmbedded(path.join(folder, 'db'));
    const tokens = await addAccounts(db);
    await db.close();
    return await measure(await startServer(environment), tokens);
  } finally {
    if (given === undefined) await rm(folder, { recursive: true, force: true });
  }
}

async function measure(server: ServerProcess, [otherUser = '', ...attackers]: string[]): Promise<Figures> {
  try {
    const alone = await measureOther(server, otherUser, []);
    const one = await measureOther(server, otherUser, attackers.slice(0, 1));
    // The minutes of the first attack are over.
    await wait(61_000);
    const many = await measureOther(server, otherUser, attackers);
    return {
      ...figuresOf('alone', alone),
      ...figuresOf('one account attacks', one),
      ...figuresOf('ten accounts attack', many),
    };
  } finally {
    await server.stop();
  }
}

interface Attack {
  otherMs: number[];
  /** Searches of the attackers by status. */
  statuses: Map<number, number>;
}

async function measureOther(server: ServerProcess, token: string, attackers: readonly string[]): Promise<Attack> {
  const until = performance.now() + DURATION_MS;
  const statuses = new Map<number, number>();
  const texts = ['an', 'br', 'po', '器', '灯', 'bosch'];
  const attack = async (number: number) => {
    const attacker = attackers[number % attackers.length] ?? '';
    for (let page = 1; performance.now() < until; page += 1) {
      const text = texts[(number + page) % texts.length];
      const body = { text, sortBy: 'price', pageSize: 100, pageNum: (page % 20) + 1 };
      const status = await post(server, brandPartCalls.searchBrandParts.path, {
        token: attacker,
        address: '203.0.113.7',
        body,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const attacks = attackers.length === 0 ? [] : Array.from({ length: CONNECTIONS }, (_, number) => attack(number));
  const otherMs: number[] = [];
  while (performance.now() < until) {
    const startedAt = performance.now();
    const status = await post(server, quotaCalls.getDeduct.path, { token, address: '198.51.100.1', body: {} });
    if (status !== 200) throw new Error(`the other user is refused with ${status}`);
    otherMs.push(performance.now() - startedAt);
    await wait(EVERY_MS);
  }
  await Promise.all(attacks);
  return { otherMs, statuses };
}

async function post(
  { origin }: ServerProcess,
  url: string,
  { token, address, body }: { token: string; address: string; body: object },
): Promise<number> {
  const response = await fetch(`${origin}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token, 'x-forwarded-for': address },
    body: JSON.stringify({ data: body }),
  });
  await response.arrayBuffer();
  return response.status;
}

function figuresOf(name: string, { otherMs, statuses }: Attack): Figures {
  const sent = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
  return {
    [`${name}: others' median, ms`]: Math.round(quantile(otherMs, 0.5)),
    [`${name}: others' p99, ms`]: Math.round(quantile(otherMs, 0.99)),
    ...(sent !== '' && { [`${name}: searches`]: sent }),
  };
}
