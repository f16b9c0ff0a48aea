import { z } from 'zod';
import { EmptyBody, Id, NoResult, text } from '../fields.ts';
import { ANSWER_MAX_LENGTH, hasRegExpSyntax } from './rules.ts';

/** Types with options, with text, and with dates. */
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
export const LineLength = z.number().int().min(0).max(ANSWER_MAX_LENGTH);

/** Built-in pictures for the head of a questionnaire. */
export const TitleImage = z.enum(['counter', 'workshop']);

export const Questionnaire = z.object({
  questionnaireId: Id,
  versionContent: text(500),
  versionContentEn: z.string().max(500),
  /** Passenger lookups given for answering; valid for `giftDays`. */
  giftNum: z.number().int().min(0).max(1_000),
  titleImg: TitleImage,
  /** If several are open, the newest is shown. */
  isOpen: z.boolean(),
  /** Account age in days before the first reminder. */
  remindAfterDays: z.number().int().min(0).max(365),
  createdAt: z.iso.datetime(),
});

/** A regular expression. The server also refuses patterns that `compileLinearRegExp` rejects. */
export const Pattern = z.string().max(300).refine(hasRegExpSyntax);

/** A question as staff edit it. */
export const StaffQuestion = z.object({
  questionId: Id,
  /** Null: not part of any questionnaire. */
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
  /** One option per line, with its English after a bar: `微信|WeChat`. */
  options: z.string().max(4_000),
});

/** A question as shown to a user, in the user's language. */
export const Question = z.strictObject({
  id: Id,
  question: z.string(),
  questionType: QuestionType,
  required: z.boolean(),
  /** Also the message when a required answer is missing. */
  placeholder: z.string(),
  /** A pattern for `compileLinearRegExp`; null accepts any answer. */
  regular: z.string().nullable(),
  minLength: z.number().int().nullable(),
  maxLength: z.number().int().nullable(),
  questionnaireOptionList: z.array(z.strictObject({ id: Id, optionContent: z.string() })),
});
export type Question = z.infer<typeof Question>;

/** One answer; a question with several options has one for each selected option. */
export const AnswerItem = z.strictObject({
  questionId: Id,
  questionnaireAnswerOptionId: Id.nullable().default(null),
  textContent: z.string().max(ANSWER_MAX_LENGTH).nullable().default(null),
  /** Only the caller's own id. */
  userId: Id.optional(),
});
export type AnswerItem = z.infer<typeof AnswerItem>;

export const remind = {
  body: z.strictObject({ id: Id.optional() }),
  /** Show the survey: one is open, not yet answered, not postponed today, and the account is old enough. */
  result: z.strictObject({ survey: z.boolean() }),
};

export const getQuestion = {
  body: EmptyBody,
  result: z.strictObject({
    /** Null: nothing to answer, or already answered. */
    questionnaireVersion: z
      .strictObject({
        id: Id,
        versionContent: z.string(),
        giftNum: z.number().int(),
        giftDays: z.number().int(),
        /** Path on this site. */
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

export const SurveyAnswers = z.strictObject({
  /** Null: there are no questionnaires. */
  questionnaireId: Id.nullable(),
  surveys: z.array(
    z.strictObject({ questionnaireId: Id, title: z.string(), isOpen: z.boolean(), answered: z.number().int() }),
  ),
  questions: z.array(
    z.strictObject({
      questionId: Id,
      question: z.string(),
      /** Number of users who answered it. */
      answered: z.number().int(),
      /** Empty for text questions. Removed options are included while they have answers. */
      options: z.array(z.strictObject({ optionId: Id, label: z.string(), chosen: z.number().int() })),
    }),
  ),
  /** The last 5,000; one cell per question, several options joined. */
  rows: z.array(z.strictObject({ username: z.string(), answeredAt: z.iso.datetime(), cells: z.array(z.string()) })),
});
export type SurveyAnswers = z.infer<typeof SurveyAnswers>;

export const surveyAnswers = {
  /** Defaults to the newest with answers, else the newest. */
  body: z.strictObject({ questionnaireId: Id.optional() }),
  result: SurveyAnswers,
};
