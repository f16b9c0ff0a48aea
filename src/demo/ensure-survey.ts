import type { QuestionType } from '../contract/survey/schemas.ts';
import type { Database } from '../server/platform/db/database.ts';

interface DemoQuestion {
  questionType: QuestionType;
  question: string;
  questionEn: string;
  placeholder?: string;
  placeholderEn?: string;
  isRequired?: true;
  regular?: string;
  minLength?: number;
  maxLength?: number;
  options?: readonly (readonly [zh: string, en: string])[];
}

const yes = ['会', 'Yes'] as const;
const no = ['不会', 'No'] as const;

/** One question of each type. */
const questions: readonly DemoQuestion[] = [
  {
    questionType: 'radio',
    question: '您会把本平台推荐给同行吗？',
    questionEn: 'Would you recommend us to others in the trade?',
    placeholder: '请选择是否推荐',
    placeholderEn: 'Select an answer',
    isRequired: true,
    options: [yes, ['不确定', 'Not sure'], no],
  },
  {
    questionType: 'checkbox',
    question: '您常用哪些查询？',
    questionEn: 'Which searches do you use most?',
    placeholder: '请至少选择一项',
    placeholderEn: 'Select at least one',
    isRequired: true,
    options: [
      ['按车架号查车型', 'Vehicle by VIN'],
      ['按车型查配件', 'Parts by vehicle'],
      ['OE 号查询', 'OE numbers'],
      ['保养查询', 'Maintenance'],
    ],
  },
  {
    questionType: 'select',
    question: '您的主要业务',
    questionEn: 'Your main business',
    options: [
      ['维修', 'Repairs'],
      ['配件销售', 'Parts trade'],
      ['车队管理', 'Fleet'],
    ],
  },
  {
    questionType: 'number',
    question: '每天大约接待多少台车？',
    questionEn: 'How many vehicles come in a day?',
    placeholder: '例如 12',
    placeholderEn: 'For example 12',
    regular: String.raw`^\d{1,4}$`,
  },
  {
    questionType: 'year',
    question: '门店开业年份',
    questionEn: 'Year your shop opened',
    placeholder: '2018',
    placeholderEn: '2018',
  },
  { questionType: 'date', question: '最近一次查错配件的日期', questionEn: 'When did you last order a wrong part?' },
  { questionType: 'datetime', question: '方便回访的时间', questionEn: 'When may we call you?' },
  {
    questionType: 'text',
    question: '希望优先补充的品牌',
    questionEn: 'Brand we should add first',
    placeholder: '2 至 20 个字符',
    placeholderEn: '2 to 20 characters',
    minLength: 2,
    maxLength: 20,
  },
  {
    questionType: 'phone',
    question: '联系电话',
    questionEn: 'Mobile number',
    placeholder: '11 位手机号',
    placeholderEn: '11 digits',
  },
  {
    questionType: 'email',
    question: '邮箱',
    questionEn: 'Email',
    placeholder: 'name@example.com',
    placeholderEn: 'name@example.com',
  },
  {
    questionType: 'textarea',
    question: '其他建议',
    questionEn: 'Other suggestions',
    placeholder: '欢迎提出任何建议',
    placeholderEn: 'All suggestions are welcome',
    maxLength: 500,
  },
];

/** Adds a survey with a question of each type if there is no survey. */
export async function ensureSurvey({ sql: db }: Database): Promise<void> {
  const { length } = await db.selectFrom('questionnaire').select('questionnaireId').limit(1).execute();
  if (length > 0) return;
  await db.transaction().execute(async (within) => {
    const { questionnaireId } = await within
      .insertInto('questionnaire')
      .values({
        versionContent: '新版目录已上线。花一分钟告诉我们，它在您的店里用得怎么样。',
        versionContentEn: 'The new catalogue is here. Take a minute to tell us how it works for you.',
        giftNum: 20,
        titleImg: 'counter',
        isOpen: true,
      })
      .returning('questionnaireId')
      .executeTakeFirstOrThrow();
    for (const [
      ord,
      { options = [], regular = null, minLength = null, maxLength = null, ...question },
    ] of questions.entries()) {
      const { questionId } = await within
        .insertInto('surveyQuestion')
        .values({
          ...question,
          questionnaireId,
          ord,
          regular,
          minLength,
          maxLength,
          options: options.map(([zh, en]) => `${zh}|${en}`).join('\n'),
        })
        .returning('questionId')
        .executeTakeFirstOrThrow();
      const rows = options.map(([content, contentEn], place) => ({ questionId, content, contentEn, ord: place }));
      if (rows.length > 0) await within.insertInto('surveyOption').values(rows).execute();
    }
  });
}
