import type pg from 'pg';
import type { PostgresServer } from '../postgres-server.ts';

export interface ServerState {
  isStandby: boolean;
  /** Bytes of the write-ahead log: written by a primary, replayed by a standby. */
  position: number;
  /** Increases with each promotion; 0 on a standby that receives nothing, or whose role may not say (pg_monitor may). */
  timeline: number;
}

/** A server that needs longer for two numbers is not fit for requests. */
const WITHIN_MS = 1_000;

// The branches that fail in the other role are not evaluated.
const STATE = `select pg_is_in_recovery() as "isStandby",
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0'::pg_lsn as position,
  case when pg_is_in_recovery() then coalesce((select received_tli from pg_stat_wal_receiver), 0)
    else ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::integer end as timeline`;

/** Reads the state of a server over a connection of its own, which no request can hold up. */
export function createStateReader(server: PostgresServer) {
  let connection: Promise<pg.Client> | undefined;
  const drop = () => {
    const dropped = connection;
    connection = undefined;
    // A client with an unanswered query destroys its socket instead of waiting for the server.
    void dropped?.then((client) => client.end()).catch(() => undefined);
  };
  const connect = () => {
    const connecting = server.connect();
    connection = connecting;
    connecting.then(
      (client) => client.once('end', () => connection === connecting && drop()),
      () => connection === connecting && drop(),
    );
    return connecting;
  };
  const query = async (): Promise<ServerState> => {
    const client = await (connection ?? connect());
    const { rows } = await client.query<{ isStandby: boolean; position: string | null; timeline: number }>(STATE);
    const [row] = rows;
    if (row === undefined || row.position === null) throw new Error('the server does not tell its position');
    return { ...row, position: Number(row.position) };
  };
  return {
    /** Undefined if the server does not answer in time. */
    async read(): Promise<ServerState | undefined> {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), WITHIN_MS);
      });
      const state = await Promise.race([query().catch(() => undefined), late]);
      clearTimeout(timer);
      if (state === undefined) drop();
      return state;
    },
    close: drop,
  };
}
