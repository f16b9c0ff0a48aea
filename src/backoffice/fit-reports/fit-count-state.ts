import type { BodyOf } from '../../contract/call.ts';
import type { fitReportCalls } from '../../contract/fit-reports/calls.ts';
import type { FitCount } from '../../contract/fit-reports/count-schemas.ts';
import { fitCountSources } from '../../contract/fit-reports/rules.ts';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import { choiceParam, dateParam, textParam } from '../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../providers/url-state/url-state.ts';
import { type TablePage, tablePageParams } from '../list/table-page.ts';

const SEARCH_MAX = 80;

export const fitCountState = urlState({
  search: textParam(SEARCH_MAX, { name: 'q' }),
  source: choiceParam(fitCountSources),
  from: dateParam(),
  to: dateParam(),
  ...tablePageParams,
});
export type FitCountState = UrlStateOf<typeof fitCountState>;

export const noFilters = { search: '', source: undefined, from: undefined, to: undefined } as const;

export function toListBody({
  page,
  pageSize,
  search,
  source,
  from,
  to,
}: FitCountState): BodyOf<typeof fitReportCalls.fitCountList> {
  return { pageNum: page, pageSize, search, ...omitUndefined({ source, from, to }) };
}

export function toRowsBody(
  { source, reason, searchOe, brandId, vehicleId }: FitCount,
  { from, to }: Pick<FitCountState, 'from' | 'to'>,
  { page, pageSize }: TablePage,
): BodyOf<typeof fitReportCalls.fitCountRows> {
  const subject = { source, reason, searchOe, brandId, vehicleId };
  return { ...subject, pageNum: page, pageSize, ...omitUndefined({ from, to }) };
}
