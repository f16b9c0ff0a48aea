import { fitReportStatuses } from '../../contract/fit-reports/rules.ts';
import { choiceParam, pageParam, textParam } from '../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../providers/url-state/url-state.ts';

/** The filter and page of the list of fit reports. */
export const fitReportsState = urlState({
  status: choiceParam(fitReportStatuses),
  /** Reports of all accounts of the company. */
  whose: choiceParam(['company']),
  search: textParam(80, { name: 'q' }),
  page: pageParam(),
});

export type FitReportsState = UrlStateOf<typeof fitReportsState>;
