import { createStore } from '../../../providers/store.ts';

/** Set by a link to the survey: it opens even without a reminder. */
export const surveyRequested = createStore(false);
