import { choiceOrDefaultParam, pageParam } from '../../../providers/url-state/url-params.ts';
import { urlState } from '../../../providers/url-state/url-state.ts';

export const userTabs = ['profile', 'quota', 'sessions', 'purchases', 'workOrders', 'remarks', 'audit'] as const;
export type UserTab = (typeof userTabs)[number];

/** The tab of a user's page and the page of its list. */
export const userPageState = urlState({ tab: choiceOrDefaultParam(userTabs, 'profile'), page: pageParam() });
