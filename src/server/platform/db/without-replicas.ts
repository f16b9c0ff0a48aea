import type { Database } from './database.ts';
import { steadyReads } from './steady-reads.ts';

/** The parts of a database that differ with replicas, for one without them. */
export function withoutReplicas(
  primary: Pick<Database, 'run' | 'sql'>,
): Pick<Database, 'catalogue' | 'readThroughOutage' | 'readers'> {
  const catalogue = steadyReads({
    run: primary.run,
    sql: primary.sql,
    serverName: () => '',
    pin: (_choice, work) => work(),
    repeatIfLost: (work) => work(),
    ownWritesMs: 0,
  });
  return {
    catalogue,
    readThroughOutage: (read) => read({ run: primary.run, sql: primary.sql, isPrimaryAway: false }),
    readers: () => [],
  };
}
