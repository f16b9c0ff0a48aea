import { importFromPath } from '../../../src/server/imports/jobs/import-from-path.ts';
import { workOnNext } from '../../../src/server/imports/jobs/start-importing.ts';
import { storePart } from '../../../src/server/imports/stored-files.ts';
import type { Database, Session } from '../../../src/server/platform/db/database.ts';
import { openPostgres } from '../../../src/server/platform/db/postgres.ts';

/**
 * Works on the next import, and kills its own process right after the first statement that has the given text: before its
 * transaction commits, if there is one. With an import's id and a path it stores a part of that file instead, with
 * `command` or `dry-run` and a folder it imports that.
 */
const [url = '', text = '', importId, file = ''] = process.argv.slice(2);

const db = openPostgres({ url, onConnectionLost: () => undefined });
/** Tables of composed statements have their names in either case. */
const plain = (statement: string) => statement.replaceAll('_', '').toLowerCase();
const killIf = (statement: string) => {
  if (plain(statement).includes(plain(text))) process.kill(process.pid, 'SIGKILL');
};
const killing = (session: Session): Session => ({
  ...session,
  async execute(script) {
    await session.execute(script);
    killIf(script);
  },
  async query(statement, parameters) {
    const rows = await session.query(statement, parameters);
    killIf(statement);
    // The rows of the statement that the caller typed.
    return rows as never;
  },
  async copyIn(table, columns, chunks) {
    await session.copyIn(table, columns, chunks);
    killIf(`copy ${table}`);
  },
});
const dying: Database = {
  ...db,
  withSession: (work) => db.withSession((session) => work(killing(session))),
  sql: db.sql.withPlugin({
    transformQuery({ node }) {
      killIf(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  }),
};

if (importId === undefined) await workOnNext(dying, 'child');
else if (importId === 'command' || importId === 'dry-run')
  await importFromPath(
    dying,
    { path: file, source: { code: 'acme' }, isFull: false },
    { isDryRun: importId === 'dry-run', publishes: true, onStep: () => undefined },
  );
else await storePart(dying, { importId: Number(importId), path: file, startsAt: 0, content: Buffer.from('id,name\n') });
await db.close();
