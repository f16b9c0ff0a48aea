import { z } from 'zod';
import { crud } from '../crud.ts';
import { Id } from '../fields.ts';
import { LineLength, Pattern, Questionnaire, StaffQuestion, TitleImage } from './schemas.ts';

export const questionnaires = crud('questionnaire', {
  item: Questionnaire,
  id: 'questionnaireId',
  nameField: 'versionContent',
  input: Questionnaire.omit({ questionnaireId: true, createdAt: true }).extend({
    versionContentEn: z.string().max(500).default(''),
    giftNum: z.number().int().min(0).max(1_000).default(0),
    titleImg: TitleImage.default('counter'),
    isOpen: z.boolean().default(false),
    remindAfterDays: z.number().int().min(0).max(365).default(1),
  }),
  filters: Questionnaire.pick({ versionContent: true, isOpen: true }),
  power: '/manager/survey',
});

export const questions = crud('question', {
  item: StaffQuestion,
  id: 'questionId',
  nameField: 'question',
  input: StaffQuestion.omit({ questionId: true }).extend({
    questionnaireId: Id.nullable().default(null),
    ord: z.number().int().min(0).max(9_999).default(0),
    questionEn: z.string().max(100).default(''),
    isRequired: z.boolean().default(false),
    placeholder: z.string().max(100).default(''),
    placeholderEn: z.string().max(100).default(''),
    regular: Pattern.nullable().default(null),
    minLength: LineLength.nullable().default(null),
    maxLength: LineLength.nullable().default(null),
    options: z.string().max(4_000).default(''),
  }),
  filters: StaffQuestion.pick({ question: true, questionType: true, questionnaireId: true }),
  power: '/manager/question',
  table: 'survey_question',
});
