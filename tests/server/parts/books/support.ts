import type { Database } from '../../../../src/server/platform/db/database.ts';
import { Refusal } from '../../../../src/server/platform/errors.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { visitOf } from '../../../support/server/visit.ts';
import { fillTinyCatalogue } from '../../../support/tiny-catalogue/tiny-catalogue.ts';

/** The tiny catalogue on a database of its own, with a count of the statements that were run on it. */
export async function openCounted() {
  const inner = await openTestDatabase();
  await fillTinyCatalogue(inner.copy);
  const counter = { statements: 0 };
  const db: Database = {
    ...inner,
    // Kysely's statements are not counted: whoever reaches for it in here has to be seen.
    get sql(): Database['sql'] {
      throw new Error('a statement went past the count');
    },
    run: (statement, parameters) => {
      counter.statements += 1;
      return inner.run(statement, parameters);
    },
  };
  return { db, inner, counter };
}

export const zh = visitOf({ language: 'zh-CN' });
export const en = visitOf({ language: 'en' });

/** The code and the places that a call is refused with; an answer is an error. */
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
