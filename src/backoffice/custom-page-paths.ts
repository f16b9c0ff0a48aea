import { BILL_PAGE } from '../contract/billing/rules.ts';
import { ANSWERS_PAGE } from '../contract/survey/rules.ts';
import { VIN_REQUEST_PAGE } from '../contract/vin-requests/rules.ts';

/** The pages made by hand: the name that their words stand under, and the path, which is also the page's power. */
export const customPagePaths = { task: VIN_REQUEST_PAGE, bill: BILL_PAGE, answers: ANSWERS_PAGE } as const;
export type CustomPageName = keyof typeof customPagePaths;
