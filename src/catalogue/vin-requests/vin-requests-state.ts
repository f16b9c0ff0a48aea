import { VinRequestStatus } from '../../contract/vin-requests/schemas.ts';
import { choiceParam, pageParam, textParam } from '../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../providers/url-state/url-state.ts';

/** The filter and page of the list of VIN requests. */
export const vinRequestsState = urlState({
  status: choiceParam(VinRequestStatus.options.map(({ value }) => value)),
  search: textParam(80, { name: 'q' }),
  page: pageParam(),
});

export type VinRequestsState = UrlStateOf<typeof vinRequestsState>;
