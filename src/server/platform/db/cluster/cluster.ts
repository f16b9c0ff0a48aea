import { repeat } from '../../background/repeat.ts';
import type { ReaderStatus } from '../database.ts';
import type { PostgresServer } from '../postgres-server.ts';
import { unavailable } from '../unavailable.ts';
import { createLagMeter } from './lag.ts';
import { choosePrimary, type HostState } from './primary.ts';
import { createStateReader } from './server-state.ts';

/** A new primary is found, and a late reader left out, within two of these. */
const INTERVAL_MS = 500;
/** From then on statements fail at once instead of waiting for a connection. */
const MISSES_MAX = 2;

interface ClusterOptions {
  /** Of which one is the primary. */
  hosts: readonly PostgresServer[];
  readers: readonly PostgresServer[];
  maxLagMs: number;
  onChange: (message: string) => void;
}

/** The servers of one database, watched: which one is the primary, and which readers may be used. */
export interface Cluster {
  /** The last one that was found. @throws Error, answered with 503, once none has been found for a second */
  primary(): Promise<PostgresServer>;
  isPrimaryAway(): boolean;
  /** Looks at the primary now, after an error. @returns whether it is away */
  checkPrimary(): Promise<boolean>;
  /** In rotation; undefined while none is up to date. */
  nextReader(): PostgresServer | undefined;
  /** Until it has answered again. */
  leaveOut(reader: PostgresServer): void;
  readers(): readonly ReaderStatus[];
  /** How long a write may be missing on a reader that is used. */
  staleMs: number;
  close(): Promise<void>;
}

interface Reader extends ReaderStatus {
  server: PostgresServer;
  stateReader: ReturnType<typeof createStateReader>;
}

export function openCluster({ hosts, readers: given, maxLagMs, onChange }: ClusterOptions): Cluster {
  const [first] = hosts;
  if (first === undefined) throw new Error('a cluster without a host');
  const candidates = hosts.map((server) => ({ server, stateReader: createStateReader(server) }));
  const readers = given.map(
    (server): Reader => ({
      name: server.name,
      server,
      stateReader: createStateReader(server),
      isUsed: false,
      lagMs: Number.POSITIVE_INFINITY,
    }),
  );
  const meter = createLagMeter();
  let primary = first;
  let misses = 0;
  let timeline = 0;
  let turn = 0;

  const lookAtHosts = async () => {
    const states = await Promise.all(
      candidates.map(async ({ server, stateReader }): Promise<HostState<PostgresServer>> => {
        return { server, state: await stateReader.read() };
      }),
    );
    const chosen = choosePrimary(states, primary);
    misses = chosen === undefined ? misses + 1 : 0;
    if (chosen === undefined) return;
    if (chosen.server !== primary) onChange(`the primary is now ${chosen.server.name}`);
    primary = chosen.server;
    timeline = chosen.state.timeline;
    meter.addPrimary({ atMs: performance.now(), position: chosen.state.position });
  };
  const setUsed = (reader: Reader, isUsed: boolean, reason: string) => {
    if (reader.isUsed !== isUsed) onChange(`replica ${reader.name} is ${isUsed ? 'used' : 'left out'}: ${reason}`);
    reader.isUsed = isUsed;
  };
  const lookAtReader = async (reader: Reader) => {
    const state = await reader.stateReader.read();
    return () => {
      // A server that was promoted, or cut off and started alone, is no replica any more.
      const isReplica = state?.isStandby === true;
      reader.lagMs = isReplica ? meter.lagOf(state.position) : Number.POSITIVE_INFINITY;
      if (state === undefined) setUsed(reader, false, 'no answer');
      else if (!isReplica) setUsed(reader, false, 'it is no standby');
      // Its positions are not comparable: it has what a former primary wrote after the promotion.
      else if (state.timeline > 0 && state.timeline < timeline) setUsed(reader, false, 'it follows a former primary');
      else setUsed(reader, reader.lagMs <= maxLagMs, `${Math.round(reader.lagMs)} ms behind`);
    };
  };
  const findPrimary = shareRunning(lookAtHosts);
  const look = shareRunning(async () => {
    const [judgements] = await Promise.all([Promise.all(readers.map(lookAtReader)), findPrimary()]);
    for (const judge of judgements) judge();
  });

  let isReady = false;
  const stop = repeat(look, INTERVAL_MS);
  // Joins the first look.
  const ready = look().then(
    () => undefined,
    () => undefined,
  );
  void ready.then(() => {
    isReady = true;
  });
  return {
    async primary() {
      if (!isReady) await ready;
      if (misses >= MISSES_MAX) throw unavailable('no host of the database takes writes');
      return primary;
    },
    isPrimaryAway: () => misses > 0,
    async checkPrimary() {
      await findPrimary();
      return misses > 0;
    },
    nextReader() {
      const used = readers.filter(({ isUsed }) => isUsed);
      turn += 1;
      return used[turn % used.length]?.server;
    },
    leaveOut(server) {
      const reader = readers.find((known) => known.server === server);
      if (reader !== undefined) setUsed(reader, false, 'a statement failed');
    },
    readers: () => readers.map(({ name, isUsed, lagMs }) => ({ name, isUsed, lagMs })),
    staleMs: maxLagMs + 2 * INTERVAL_MS,
    async close() {
      await stop();
      for (const { stateReader } of [...candidates, ...readers]) stateReader.close();
    },
  };
}

/** Calls while one runs share its result, so that no connection gets two queries at once. */
function shareRunning(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
