import type { Database } from '../../src/server/platform/db/database.ts';

export interface CountingDatabase {
  db: Database;
  /** How many statements were made since it was asked last; those on sessions, which come and go by the clock, aside. */
  taken(): number;
}

/** A database that counts what is asked of it, in prepared statements and in composed ones. */
export function countingDatabase(db: Database): CountingDatabase {
  let count = 0;
  const sql = db.sql.withPlugin({
    transformQuery({ node }) {
      const isOnSessions = JSON.stringify(node).includes('"name":"session"');
      if (!isOnSessions) count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return {
    db: {
      ...db,
      sql,
      run(statement, parameters) {
        if (statement.name !== 'read-session') count += 1;
        return db.run(statement, parameters);
      },
    },
    taken() {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}
