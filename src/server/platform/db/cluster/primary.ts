import type { ServerState } from './server-state.ts';

export interface HostState<Server> {
  server: Server;
  /** Undefined if it does not answer. */
  state: ServerState | undefined;
}

type Found<Server> = { server: Server; state: ServerState };

/**
 * The host that takes writes. The current one stays, unless another has been promoted since: a primary that was replaced
 * and comes back has an older timeline. Undefined if no host takes writes.
 */
export function choosePrimary<Server>(hosts: readonly HostState<Server>[], current: Server): Found<Server> | undefined {
  const writable = hosts.flatMap(({ server, state }): Found<Server>[] =>
    state === undefined || state.isStandby ? [] : [{ server, state }],
  );
  const newest = Math.max(...writable.map(({ state }) => state.timeline));
  const promoted = writable.filter(({ state }) => state.timeline === newest);
  return promoted.find(({ server }) => server === current) ?? promoted[0];
}
