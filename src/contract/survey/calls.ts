import { defineCalls } from '../call.ts';
import { ANSWERS_PAGE } from './rules.ts';
import type * as schemas from './schemas.ts';

export const surveyCalls = defineCalls<typeof schemas>()({
  remind: { path: '/questionnaire/remind', access: 'session' },

  getQuestion: { path: '/questionnaire/getQuestion', access: 'session' },

  submit: { path: '/questionnaire/submit', access: 'session' },

  /** Not now: reminded of again on the next day. */
  surveyLater: { path: '/questionnaire/later', access: 'session' },

  /** What was answered, one line a person, for staff to read and to export, and how often each option was chosen. */
  surveyAnswers: { path: '/questionnaire/answers', access: ANSWERS_PAGE },
});
