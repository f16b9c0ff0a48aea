import { PROVINCE_CODES } from '../../../contract/provinces/rules.ts';
import { choiceParam } from '../../../providers/url-state/url-params.ts';
import { urlState } from '../../../providers/url-state/url-state.ts';

/** The price province in the URL of a screen with prices. */
export const provinceState = urlState({ province: choiceParam(PROVINCE_CODES) });
