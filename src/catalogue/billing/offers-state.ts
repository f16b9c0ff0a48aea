import { choiceParam } from '../../providers/url-state/url-params.ts';
import { urlState } from '../../providers/url-state/url-state.ts';
import { offerClasses } from './plans.ts';

/** The vehicle class whose packages are shown. */
export const offersState = urlState({ offerClass: choiceParam(offerClasses, { name: 'class' }) });
