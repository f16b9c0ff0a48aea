import type { Actor, Change } from '../../../src/server/platform/audit/change.ts';
import { runChange } from '../../../src/server/platform/audit/change.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';

export const testActor: Actor = { userId: null, address: '127.0.0.1', source: 'command' };

/** Runs one write as a change of its own. */
export function change<Result>(db: Database, write: (change: Change) => Promise<Result>): Promise<Result> {
  return runChange(db, testActor, write);
}
