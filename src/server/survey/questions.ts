import { resources } from '../../contract/all-calls.ts';
import { compileLinearRegExp } from '../../contract/survey/linear-regexp.ts';
import { crudHandlers } from '../http/crud-handlers.ts';
import type { CrudHandlers } from '../http/serve-crud.ts';
import { createCrudRepository } from '../platform/crud-repository.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';

/** Questions of the survey. Their options are edited as lines of text and stored as rows with ids. */
export function questionHandlers(db: Database): CrudHandlers<typeof resources.question> {
  const { table, item } = resources.question;
  const repository = createCrudRepository(db, { table, item, id: 'questionId' });
  return {
    ...crudHandlers(repository),
    add(values) {
      rejectSlowPattern(values.regular, 'data.regular');
      return db.sql.transaction().execute(async (transaction) => {
        const question = await repository.add(values, transaction);
        await storeOptions(transaction, question);
        return question;
      });
    },
    edit({ id, values }) {
      rejectSlowPattern(values.regular, 'data.values.regular');
      return db.sql.transaction().execute(async (transaction) => {
        const question = await repository.edit(id, values, transaction);
        if (values.options !== undefined) await storeOptions(transaction, question);
        return question;
      });
    },
  };
}

/**
 * Checked here rather than in the schema, so that the back office does not load the engine.
 * @throws Refusal 900400 for a pattern that cannot be matched in linear time
 */
function rejectSlowPattern(source: string | null | undefined, path: string): void {
  if (source === null || source === undefined || compileLinearRegExp(source) !== undefined) return;
  throw new Refusal('900400', { problems: [{ path, zh: '不符合要求', en: 'is not acceptable' }] });
}

/** Parses the lines of a question's options, such as `微信|WeChat`; empty and repeated lines are skipped. */
export function optionLines(options: string): { content: string; contentEn: string }[] {
  const lines = options.split('\n').map((line) => {
    const [content = '', contentEn = ''] = line.split('|').map((half) => half.trim());
    return { content, contentEn };
  });
  const named = lines.filter(({ content }) => content !== '');
  return named.filter(({ content }, index) => named.findIndex((other) => other.content === content) === index);
}

/** Options that remain keep their ids, because answers refer to them; removed ones are hidden. */
export async function storeOptions(db: Sql, question: { questionId: number; options: string }): Promise<void> {
  const { questionId } = question;
  await db.updateTable('surveyOption').set({ isGone: true }).where('questionId', '=', questionId).execute();
  const rows = optionLines(question.options).map((line, ord) => ({ ...line, questionId, ord, isGone: false }));
  if (rows.length === 0) return;
  await db
    .insertInto('surveyOption')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['questionId', 'content']).doUpdateSet((set) => ({
        contentEn: set.ref('excluded.contentEn'),
        ord: set.ref('excluded.ord'),
        isGone: false,
      })),
    )
    .execute();
}
