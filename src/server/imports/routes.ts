import type { importsCalls } from '../../contract/imports/calls.ts';
import { refusalText } from '../../contract/imports/refusal-text.ts';
import type { Handlers } from '../http/serve.ts';
import { actorOf, runChange } from '../platform/audit/change.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { confirmMappings, readTableAt, rereadTables } from './confirm-mappings.ts';
import { failureOf, planOf, progressOf, summaryOf, tablesOf } from './describe-import.ts';
import { sourceKeyRoutes } from './price-lists/source-key-routes.ts';
import { findNewestVersion } from './publish/publish-again.ts';
import { approvableImportCalls, waitsForApproval, withdrawApprovals } from './publish-call.ts';
import { listProblems, writeRefusedRows } from './refused-rows.ts';
import { planReplacingNewer } from './replace-newer.ts';
import { changeStatus, ensureSource, getImport, listFiles, listImports } from './repository.ts';
import { isComplete, storePart } from './stored-files.ts';
import { versionRoutes } from './version-routes.ts';

export function importRoutes(db: Database): Handlers<typeof importsCalls> {
  const approvable = approvableImportCalls();
  return {
    async importList(page) {
      const { rows, total } = await listImports(db.sql, page);
      const files = await listFiles(
        db.sql,
        rows.map(({ importId }) => importId),
      );
      return { rows: rows.map((row) => summaryOf(row, files)), total };
    },
    async importGet({ importId }) {
      const row = await getImport(db.sql, importId);
      const files = await listFiles(db.sql, [importId]);
      const version = await findNewestVersion(db.sql, importId);
      return {
        ...summaryOf(row, files),
        uploads: files.map(({ path, bytes, receivedBytes }) => ({
          path,
          bytes: Number(bytes),
          receivedBytes: Number(receivedBytes),
        })),
        tables: [...tablesOf(row)],
        progress: progressOf(row),
        plan: row.plan === null ? null : planOf(row),
        failure: row.failure === null ? null : failureOf(row),
        waitsForApproval: await waitsForApproval(db.sql, row),
        version: version?.version ?? null,
        withdrawn:
          version === undefined || version.withdrawnAt === null || row.status !== 'withdrawn'
            ? null
            : { at: version.withdrawnAt, by: version.withdrawnBy, canPublishAgain: version.isKept },
      };
    },
    importSourceList: () =>
      db.sql
        .selectFrom('catalogueSource')
        .select(['sourceId', 'code', 'name'])
        .where('keepsIds', '=', false)
        .orderBy('name')
        .execute(),
    importCreate: ({ sourceCode, sourceName, isFull, files }, context) =>
      runChange(db, actorOf(context), async ({ sql: transaction, record }) => {
        const sourceId = await ensureSource(transaction, { code: sourceCode, name: sourceName });
        const { importId } = await transaction
          .insertInto('catalogueImport')
          .values({ sourceId, isFull, status: 'uploading', createdBy: context.session.userId })
          .returning('importId')
          .executeTakeFirstOrThrow();
        await transaction
          .insertInto('catalogueImportFile')
          .values(files.map(({ path, bytes }) => ({ importId, path: safePath(path), bytes })))
          .execute();
        record({
          ...{ action: 'add', subject: 'catalogueImport', subjectId: importId, subjectName: sourceName },
          after: { isFull, files: files.map(({ path }) => path).slice(0, 20) },
        });
        return { importId };
      }),
    async importUpload({ importId, path, startsAt }, { file }) {
      const { status } = await getImport(db.sql, importId);
      if (status !== 'uploading') throw new Refusal('300925');
      return { receivedBytes: await storePart(db, { importId, path, startsAt, content: file.bytes }) };
    },
    async importStart({ importId }) {
      if (!(await isComplete(db.sql, importId))) throw new Refusal('300922');
      await changeStatus(db.sql, { importId, from: ['uploading', 'failed'], to: 'inspecting' });
      return null;
    },
    importTable: (body) => readTableAt(db, body),
    async importMap(body, context) {
      const reread = await rereadTables(db, body);
      return runChange(db, actorOf(context), (change) => confirmMappings(change, body, reread));
    },
    importReplaceNewer: (body, context) =>
      runChange(db, actorOf(context), (change) => planReplacingNewer(change, body)),
    importPublish: (body, context) =>
      runChange(db, actorOf(context), async (change) => {
        await approvable.importPublish(change, body, context);
        return null;
      }),
    async importDiscard({ importId, rowVersion }, context) {
      await runChange(db, actorOf(context), async (change) => {
        const { sql: transaction, record } = change;
        const row = await getImport(transaction, importId);
        await changeStatus(transaction, {
          ...{ importId, rowVersion, to: 'discarded' },
          from: ['uploading', 'inspecting', 'mapping', 'checking', 'planned', 'failed'],
        });
        await withdrawApprovals(change, importId);
        record({
          ...{ action: 'delete', subject: 'catalogueImport', subjectId: importId, subjectName: row.sourceName },
          before: { status: row.status },
        });
      });
      return null;
    },
    async importProblems({ importId, tableNo, code: only, pageNum, pageSize }, { language }) {
      const tables = tablesOf(await getImport(db.sql, importId));
      const { rows, total } = await listProblems(db, { importId, tableNo, code: only, pageNum, pageSize });
      const key = language === 'en' ? 'en' : 'zh';
      return {
        rows: rows.map(({ causeTable, causeLine, isLeftOut, ...row }) => ({
          ...row,
          reason: refusalText({ ...row, causeTable, causeLine, isLeftOut }, tables)[key],
        })),
        total,
      };
    },
    async importRefused({ importId, tableNo }) {
      const row = await getImport(db.sql, importId);
      const tables = tablesOf(row);
      const table = tables.find((other) => other.tableNo === tableNo);
      if (table === undefined) throw new Refusal('900404');
      return writeRefusedRows(db, { importId, table, tables });
    },
    ...versionRoutes(db),
    ...sourceKeyRoutes(db),
  };
}

/** @throws Refusal 900400 for a path that leaves its folder */
function safePath(path: string): string {
  const clean = path.replaceAll('\\', '/').replace(/^\/+/, '');
  if (clean === '' || clean.split('/').some((part) => part === '..' || part === '.' || part === ''))
    throw new Refusal('900400');
  return clean;
}
