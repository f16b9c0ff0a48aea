import { choiceOrDefaultParam } from '../../../providers/url-state/url-params.ts';
import { urlState } from '../../../providers/url-state/url-state.ts';

export const apiTabs = ['keys', 'webhooks'] as const;

/** The open tab of the account's API services. */
export const apiState = urlState({ tab: choiceOrDefaultParam(apiTabs, 'keys') });
