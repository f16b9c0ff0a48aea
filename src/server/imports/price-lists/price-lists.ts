import { sql } from 'kysely';
import type { Language } from '../../../contract/codes.ts';
import type { KeyCaller, PriceListPart, PriceListState, PriceLists } from '../../../contract/imports/price-list.ts';
import { refusalText } from '../../../contract/imports/refusal-text.ts';
import type { ImportStatus } from '../../../contract/imports/rules.ts';
import { runChange } from '../../platform/audit/change.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { failureOf, planOf, tablesOf } from '../describe-import.ts';
import { findNewestVersion } from '../publish/publish-again.ts';
import { listProblems } from '../refused-rows.ts';
import { changeStatus, getImport, listFiles } from '../repository.ts';
import { storePart } from '../stored-files.ts';

/** Imports of a key that are not finished: a program that fails each night fills no disk. */
const OPEN_MAX = 20;
const open: readonly ImportStatus[] = ['uploading', 'inspecting', 'mapping', 'checking', 'planned', 'publishing'];
/** Refused rows in one answer. */
export const REFUSED_PAGE = 100;

export function createPriceLists(db: Database): PriceLists {
  return {
    async upload(part, caller) {
      const right = await requireRight(db.sql, caller.keyId, part.source);
      if (part.publishes && !right.mayPublish) throw new Refusal('300352');
      const importId = part.importId ?? (await create(db, { ...part, sourceId: right.sourceId }, caller));
      const { status, keyId, sourceId } = await getImport(db.sql, importId);
      if (keyId !== caller.keyId || sourceId !== right.sourceId) throw new Refusal('300351');
      const [file] = await listFiles(db.sql, [importId]);
      if (file === undefined) throw new Refusal('300925');
      const isRepeated = part.startsAt + part.content.length <= Number(file.receivedBytes);
      if (status !== 'uploading') {
        // The answer to the last part was lost, and its caller repeats it.
        if (!isRepeated) throw new Refusal('300925');
        return { importId, status, receivedBytes: Number(file.receivedBytes) };
      }
      const { startsAt } = part;
      const content = Buffer.from(part.content);
      const receivedBytes = await storePart(db, { importId, path: file.path, startsAt, content });
      if (receivedBytes < Number(file.bytes)) return { importId, status, receivedBytes };
      await changeStatus(db.sql, { importId, from: ['uploading'], to: 'inspecting' });
      return { importId, status: 'inspecting', receivedBytes };
    },
    async find({ importId, refusedPage, language }, { keyId }) {
      const found = await db.sql
        .selectFrom('catalogueImport as i')
        .innerJoin('catalogueSourceKey as k', 'k.sourceId', 'i.sourceId')
        .select('i.importId')
        .where('i.importId', '=', importId)
        .where('i.keyId', 'is not', null)
        .where('k.keyId', '=', keyId)
        .executeTakeFirst();
      return found === undefined ? undefined : describe(db, { importId, refusedPage, language });
    },
  };
}

/** @throws Refusal 300351 */
async function requireRight(db: Sql, keyId: number, code: string): Promise<{ sourceId: number; mayPublish: boolean }> {
  const right = await db
    .selectFrom('catalogueSourceKey as k')
    .innerJoin('catalogueSource as s', 's.sourceId', 'k.sourceId')
    .select(['k.sourceId', 'k.mayPublish'])
    .where('k.keyId', '=', keyId)
    .where('s.code', '=', code)
    .executeTakeFirst();
  if (right === undefined) throw new Refusal('300351');
  return right;
}

/** @throws Refusal 300353 */
function create(
  db: Database,
  { sourceId, source, fileName, totalBytes, publishes }: PriceListPart & { sourceId: number },
  { userId, keyId }: KeyCaller,
): Promise<number> {
  return runChange(db, { userId, address: '', source: 'import' }, async ({ sql: transaction, record }) => {
    // Two uploads at the same time would both find a free place.
    await transaction.selectFrom('apiKey').select('keyId').where('keyId', '=', keyId).forUpdate().execute();
    const { count } = await transaction
      .selectFrom('catalogueImport')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('keyId', '=', keyId)
      .where('status', 'in', [...open])
      .executeTakeFirstOrThrow();
    if (count >= OPEN_MAX) throw new Refusal('300353');
    const { importId } = await transaction
      .insertInto('catalogueImport')
      .values({ sourceId, isFull: false, status: 'uploading', createdBy: userId, keyId, publishes })
      .returning('importId')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('catalogueImportFile')
      .values({ importId, path: fileName, bytes: totalBytes })
      .execute();
    record({
      ...{ action: 'add', subject: 'catalogueImport', subjectId: importId, subjectName: source },
      after: { isFull: false, files: [fileName], keyId },
    });
    return importId;
  });
}

async function describe(
  db: Database,
  { importId, refusedPage, language }: { importId: number; refusedPage: number; language: Language },
): Promise<PriceListState> {
  const row = await getImport(db.sql, importId);
  const version = await findNewestVersion(db.sql, importId);
  const plan = row.plan === null ? null : planOf(row);
  const prices = plan?.targets.filter(({ name }) => name === 'part_price' || name === 'e_price') ?? [];
  const sum = (what: 'new' | 'changed' | 'same') => prices.reduce((total, target) => total + target[what], 0);
  const { rows, total } = await listProblems(db, {
    ...{ importId, tableNo: undefined, code: undefined, pageNum: refusedPage, pageSize: REFUSED_PAGE },
  });
  const { sourceCode, status } = row;
  return {
    ...{ importId, source: sourceCode, status, version: version?.version ?? null },
    failure: row.failure === null ? null : failureOf(row).code,
    plan:
      plan === null
        ? null
        : {
            ...plan.total,
            new: sum('new'),
            changed: sum('changed'),
            same: sum('same'),
            movedAbove50: plan.priceMoves.above50,
          },
    refusedTotal: total,
    refusedRows: rows.map((refused) => ({
      ...{ line: refused.line, field: refused.field, code: refused.code, value: refused.detail },
      reason: refusalText(refused, tablesOf(row))[language === 'en' ? 'en' : 'zh'],
    })),
  };
}
