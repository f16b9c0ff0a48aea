import { pageParam, textParam } from '../../providers/url-state/url-params.ts';
import { urlState } from '../../providers/url-state/url-state.ts';

export const SEARCH_MAX = 40;

/** The server parses the same parameters to write the first page into the HTML, see server/releases. */
export const editionState = urlState({ search: textParam(SEARCH_MAX, { name: 'q' }), page: pageParam() });
