import { pageParam } from '../../../providers/url-state/url-params.ts';
import { urlState } from '../../../providers/url-state/url-state.ts';

/** The page of the list of one's interfaces. */
export const interfacesState = urlState({ page: pageParam() });
