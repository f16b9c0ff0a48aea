import { resources } from '../../contract/all-calls.ts';
import { compileLinearRegExp } from '../../contract/survey/linear-regexp.ts';
import { crudHandlers } from '../http/crud-handlers.ts';
import type { CrudHandlers } from '../http/serve-crud.ts';
import { createCrudRepository } from '../platform/crud-repository.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';

/** Questions as staff keep them; the choices that they type, one a line, are kept as rows with ids of their own. */
export function questionHandlers(db: Database): CrudHandlers<typeof resources.question> {
  const { table, item } = resources.question;
  const repository = createCrudRepository(db, { table, item, id: 'questionId' });
  return {
    ...crudHandlers(repository),
    add(values) {
      rejectSlowPattern(values.regular, 'data.regular');
      return db.sql.transaction().execute(async (within) => {
        const question = await repository.add(values, within);
        await storeOptions(within, question);
        return question;
      });
    },
    edit({ id, values }) {
      rejectSlowPattern(values.regular, 'data.values.regular');
      return db.sql.transaction().execute(async (within) => {
        const question = await repository.edit(id, values, within);
        if (values.options !== undefined) await storeOptions(within, question);
        return question;
      });
    },
  };
}

/**
 * Checked here and not in the schema, so that the back office loads without the engine.
 * @throws Refusal 900400 for a pattern that cannot be matched in linear time
 */
function rejectSlowPattern(source: string | null | undefined, path: string): void {
  if (source === null || source === undefined || compileLinearRegExp(source) !== undefined) return;
  throw new Refusal('900400', { problems: [{ path, zh: '不符合要求', en: 'is not acceptable' }] });
}

/** The lines of a question's choices: `微信|WeChat` in both languages; empty lines and repetitions are left out. */
export function optionLines(options: string): { content: string; contentEn: string }[] {
  const lines = options.split('\n').map((line) => {
    const [content = '', contentEn = ''] = line.split('|').map((half) => half.trim());
    return { content, contentEn };
  });
  const named = lines.filter(({ content }) => content !== '');
  return named.filter(({ content }, place) => named.findIndex((other) => other.content === content) === place);
}

/** A choice that stays keeps its id, so that the answers that chose it still say so; what was taken away is only hidden. */
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
