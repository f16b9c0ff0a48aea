import { defineCalls } from '../call.ts';
import { ANSWERS_PAGE } from './rules.ts';
import type * as schemas from './schemas.ts';

export const surveyCalls = defineCalls<typeof schemas>()({
  remind: { path: '/questionnaire/remind', access: 'session', isRead: true },

  getQuestion: { path: '/questionnaire/getQuestion', access: 'session', isRead: true },

  submit: { path: '/questionnaire/submit', access: 'session' },

  /** Postpones the reminder to the next day. */
  surveyLater: { path: '/questionnaire/later', access: 'session' },

  /** The answers, one row per user, and how often each option was selected. */
  surveyAnswers: { path: '/questionnaire/answers', access: ANSWERS_PAGE, work: 'heavy' },
});
