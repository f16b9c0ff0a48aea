import type { Database } from '../../../src/server/platform/db/database.ts';
import { withoutReplicas } from '../../../src/server/platform/db/without-replicas.ts';

export interface CountingDatabase {
  db: Database;
  /**
   * Statements since the last call, except those that depend on timing: sessions, settings, the catalogue's
   * revision, reports about fit, and the log of searches.
   */
  takeCount(): number;
}

const timedStatements: ReadonlySet<string> = new Set([
  ...['read-session', 'settings-newest', 'catalogue revision', 'read-catalogue-revision'],
  ...['fit-corrections', 'fit-report-counts'],
]);

/** A database that counts prepared and composed statements. */
export function countingDatabase(db: Database): CountingDatabase {
  let count = 0;
  const sql = db.sql.withPlugin({
    transformQuery({ node }) {
      const text = JSON.stringify(node);
      if (!text.includes('"name":"session"') && !text.includes('insert into search_log')) count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const run: Database['run'] = (statement, parameters) => {
    if (!timedStatements.has(statement.name)) count += 1;
    return db.run(statement, parameters);
  };
  return {
    db: { ...db, sql, run, ...withoutReplicas({ run, sql }) },
    takeCount() {
      const statements = count;
      count = 0;
      return statements;
    },
  };
}
