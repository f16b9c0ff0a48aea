import { sql } from 'kysely';
import { resources } from '../../contract/all-calls.ts';
import { PATTERN_COST_MAX, patternCost, SURVEY_COST_MAX } from '../../contract/survey/pattern-cost.ts';
import { plainService, type ResourceService } from '../http/resources/resource-service.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { createCrudRepository } from '../platform/records/crud-repository.ts';

/** Questions of the survey. Their options are edited as lines of text and stored as rows with ids. */
export function questionService(db: Database): ResourceService<typeof resources.question> {
  const { table, item, nameField } = resources.question;
  const repository = createCrudRepository(db, {
    name: 'question',
    table,
    item,
    id: 'questionId',
    nameField,
    relations: [{ table: 'survey_option', column: 'question_id' }],
  });
  return {
    ...plainService(repository),
    async add(change, values) {
      const question = await repository.add(change, values);
      await refuseCostlyPatterns(change.sql, question, 'data.regular');
      await storeOptions(change.sql, question);
      return question;
    },
    async edit(change, edit) {
      const question = await repository.edit(change, edit);
      await refuseCostlyPatterns(change.sql, question, 'data.values.regular');
      if (edit.values.options !== undefined) await storeOptions(change.sql, question);
      return question;
    },
  };
}

interface SavedQuestion {
  questionnaireId: number | null;
  regular: string | null;
  maxLength: number | null;
}

/**
 * Checked here rather than in the schema, so that the back office does not load the engine; of what was saved, because
 * the costs depend on the longest answer and on the other questions.
 * @throws Refusal 900400 for a pattern that takes too long to match, alone or with the others of its questionnaire
 */
async function refuseCostlyPatterns(transaction: Sql, question: SavedQuestion, path: string): Promise<void> {
  if (question.regular === null) return;
  const { questionnaireId } = question;
  if (patternCost(question) > PATTERN_COST_MAX)
    throw new Refusal('900400', { problems: [{ path, ...COSTLY_PATTERN }] });
  if (questionnaireId === null) return;
  // Locked, so that two questions that are saved at once count each other. A stronger lock would deadlock with their references.
  await sql`select from questionnaire where questionnaire_id = ${questionnaireId} for no key update`.execute(
    transaction,
  );
  const questions = await transaction
    .selectFrom('surveyQuestion')
    .select(['regular', 'maxLength'])
    .where('questionnaireId', '=', questionnaireId)
    .where('regular', 'is not', null)
    .execute();
  // A pattern that was saved before costs were bounded is never matched.
  const costs = questions.map(patternCost).filter((cost) => cost <= PATTERN_COST_MAX);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  if (total > SURVEY_COST_MAX) throw new Refusal('900400', { problems: [{ path, ...COSTLY_SURVEY }] });
}

const COSTLY_PATTERN = {
  zh: '无效或过于复杂：请简化，或减小最大字数',
  en: 'is invalid or takes too long to match: make it simpler, or the longest answer shorter',
};
const COSTLY_SURVEY = {
  zh: '与本问卷其他题目的格式合计过于复杂：请简化，或减小最大字数',
  en: 'takes too long to match together with the other patterns of this survey: make it simpler, or the longest answers shorter',
};

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
