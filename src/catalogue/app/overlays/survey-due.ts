import { createStore } from '../../../providers/store.ts';

/** Someone followed a link to the survey: it opens whether or not they were to be reminded. */
export const surveyWanted = createStore(false);
