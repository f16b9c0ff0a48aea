import type { Database } from '../../../../src/server/platform/db/database.ts';
import { createKysely } from '../../../../src/server/platform/db/dialect.ts';
import { withoutReplicas } from '../../../../src/server/platform/db/without-replicas.ts';
import { Refusal } from '../../../../src/server/platform/errors.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { makeContext } from '../../../support/server/make-context.ts';
import { fillTinyCatalogue } from '../../../support/tiny-catalogue/tiny-catalogue.ts';

/** A database with the tiny catalogue that counts prepared statements, except the revision's, which is read by time. */
export async function openCounted() {
  const inner = await openTestDatabase();
  await fillTinyCatalogue(inner);
  const counter = { statements: 0 };
  const run: Database['run'] = (statement, parameters) => {
    if (statement.name !== 'catalogue revision') counter.statements += 1;
    return inner.run(statement, parameters);
  };
  // Kysely's statements are not counted, so using it here is an error.
  const sql = createKysely(() => Promise.reject(new Error('a statement went past the count')));
  const db: Database = { ...inner, run, sql, ...withoutReplicas({ run, sql }) };
  return { db, inner, counter };
}

export const zh = makeContext({ language: 'zh-CN' });
export const en = makeContext({ language: 'en' });

/** The code and paths of a refusal; throws if the call succeeds. */
export async function refusalOf(answer: () => unknown): Promise<{ code: string; paths: string[]; words: string[] }> {
  try {
    await answer();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const problems = error.details.problems ?? [];
    return {
      code: error.code,
      paths: problems.map(({ path }) => path),
      words: problems.flatMap(({ zh: chinese, en: english }) => [chinese, english]),
    };
  }
  throw new Error('was not refused');
}
