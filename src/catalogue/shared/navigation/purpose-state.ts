import { choiceParam } from '../../../providers/url-state/url-params.ts';
import { urlState } from '../../../providers/url-state/url-state.ts';
import { purposes } from './paths.ts';

export const purposeParam = choiceParam(purposes, { name: 'for' });

/** The purpose of a search, in the URL of any screen that lists vehicles. */
export const purposeState = urlState({ purpose: purposeParam });
