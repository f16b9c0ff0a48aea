import { z } from 'zod';
import { EmptyBody, Id, NoResult, text } from '../fields.ts';
import { isRegExp, LONGEST_ANSWER } from './rules.ts';

/** The kinds of question: of choices, of text, and of dates. */
export const QuestionType = z.enum([
  'checkbox',
  'radio',
  'select',
  'textarea',
  'number',
  'email',
  'phone',
  'text',
  'year',
  'date',
  'datetime',
]);
export type QuestionType = z.infer<typeof QuestionType>;
export const LineLength = z.number().int().min(0).max(LONGEST_ANSWER);

/** Pictures over a questionnaire, which the product brings along. */
export const TitleImage = z.enum(['counter', 'workshop']);

export const Questionnaire = z.object({
  questionnaireId: Id,
  versionContent: text(500),
  versionContentEn: z.string().max(500),
  /** Passenger lookups that whoever answers is given; they hold for GIFT_DAYS. */
  giftNum: z.number().int().min(0).max(1_000),
  titleImg: TitleImage,
  /** Of several that are open, the newest is asked. */
  isOpen: z.boolean(),
  /** Accounts are reminded of it once they are this many days old: nobody in their first minute. */
  remindAfterDays: z.number().int().min(0).max(365),
  createdAt: z.iso.datetime(),
});

/** A regular expression. The server also refuses what `compileLinearRegExp` does not take. */
export const Pattern = z.string().max(300).refine(isRegExp);

/** A question as staff keep it. */
export const KeptQuestion = z.object({
  questionId: Id,
  /** Null: kept, but asked nowhere. */
  questionnaireId: Id.nullable(),
  ord: z.number().int().min(0).max(9_999),
  question: text(100),
  questionEn: z.string().max(100),
  questionType: QuestionType,
  isRequired: z.boolean(),
  placeholder: z.string().max(100),
  placeholderEn: z.string().max(100),
  regular: Pattern.nullable(),
  minLength: LineLength.nullable(),
  maxLength: LineLength.nullable(),
  /** One choice a line, its English behind a bar: `微信|WeChat`. */
  options: z.string().max(4_000),
});

/** A question as it is asked, in the language of the one who is asked. */
export const Question = z.strictObject({
  id: Id,
  question: z.string(),
  questionType: QuestionType,
  required: z.boolean(),
  /** Also what is said when a required answer is missing. */
  placeholder: z.string(),
  /** A pattern for `compileLinearRegExp`; null accepts any answer. */
  regular: z.string().nullable(),
  minLength: z.number().int().nullable(),
  maxLength: z.number().int().nullable(),
  questionnaireOptionList: z.array(z.strictObject({ id: Id, optionContent: z.string() })),
});
export type Question = z.infer<typeof Question>;

/** One answer; of a question with several choices, one for each chosen option. */
export const AnswerItem = z.strictObject({
  questionId: Id,
  questionnaireAnswerOptionId: Id.nullable().default(null),
  textContent: z.string().max(LONGEST_ANSWER).nullable().default(null),
  /** Only one's own. */
  userId: Id.optional(),
});
export type AnswerItem = z.infer<typeof AnswerItem>;

export const remind = {
  body: z.strictObject({ id: Id.optional() }),
  /** Whether to show the survey now: one is open, not yet answered, not put off today, and the account is not new. */
  result: z.strictObject({ survey: z.boolean() }),
};

export const getQuestion = {
  body: EmptyBody,
  result: z.strictObject({
    /** Null where nothing is asked, or where the account has answered. */
    questionnaireVersion: z
      .strictObject({
        id: Id,
        versionContent: z.string(),
        giftNum: z.number().int(),
        giftDays: z.number().int(),
        /** The picture's path on this site. */
        titleImg: z.string(),
      })
      .nullable(),
    questionnaireForms: z.array(Question),
  }),
};

export const submit = {
  body: z.strictObject({ paramArray: z.array(AnswerItem).max(500) }),
  result: z.strictObject({ giftNum: z.number().int() }),
};

export const surveyLater = {
  body: EmptyBody,
  result: NoResult,
};

export const surveyAnswers = {
  /** Without an id the newest that anyone has answered, otherwise the newest of all. */
  body: z.strictObject({ questionnaireId: Id.optional() }),
  result: z.strictObject({
    /** Null where there is no questionnaire at all. */
    questionnaireId: Id.nullable(),
    surveys: z.array(
      z.strictObject({ questionnaireId: Id, title: z.string(), isOpen: z.boolean(), answered: z.number().int() }),
    ),
    questions: z.array(
      z.strictObject({
        questionId: Id,
        question: z.string(),
        /** How many people answered it. */
        answered: z.number().int(),
        /** Empty for a question of text; one that is offered no longer stays while anyone has chosen it. */
        options: z.array(z.strictObject({ optionId: Id, label: z.string(), chosen: z.number().int() })),
      }),
    ),
    /** The last 5,000; a cell for each question, several choices joined. */
    rows: z.array(z.strictObject({ username: z.string(), answeredAt: z.iso.datetime(), cells: z.array(z.string()) })),
  }),
};
