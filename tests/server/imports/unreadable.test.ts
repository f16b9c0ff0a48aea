import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workOnNext } from '../../../src/server/imports/jobs/start-importing.ts';
import { ensureSource, getImport } from '../../../src/server/imports/repository.ts';
import { storePart } from '../../../src/server/imports/stored-files.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';
import { importFiles } from '../../support/imports/import-files.ts';

vi.setConfig({ testTimeout: 120_000 });

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.close());

const half = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)]);

/** Why an import of one file fails. */
async function failureOf(name: string, content: Buffer) {
  const sourceId = await ensureSource(db.sql, { code: 'acme', name: 'acme' });
  const { importId } = await db.sql
    .insertInto('catalogueImport')
    .values({ sourceId, isFull: false, status: 'inspecting', tables: '[]' })
    .returning('importId')
    .executeTakeFirstOrThrow();
  const file = { importId, path: name };
  await db.sql
    .insertInto('catalogueImportFile')
    .values({ ...file, bytes: content.length })
    .execute();
  await storePart(db, { ...file, startsAt: 0, content });
  await workOnNext(db, 'test');
  const { status, failure } = await getImport(db.sql, importId);
  expect(status).toBe('failed');
  return failure;
}

test('a zip that cannot be read fails the import with its name and reason, for a page in any language', async () => {
  expect(await failureOf('parts.zip', half)).toMatchObject({
    code: 'unreadable',
    source: { file: 'parts.zip', problem: 'damaged', line: null },
  });
});

test('a file of a kind that holds no tables is named too', async () => {
  expect(await failureOf('parts.pdf', Buffer.from('%PDF-1.4\n'))).toMatchObject({
    code: 'unreadable',
    source: { file: 'parts.pdf', problem: 'notTable', line: null },
  });
});

test('the command says in words which file cannot be read', async () => {
  await expect(importFiles(db, { others: { 'half.xlsx': half } })).rejects.toThrow(
    'half.xlsx is damaged or incomplete',
  );
});
