import type { BodyOf } from '../../contract/call.ts';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import type { quotaCalls } from '../../contract/quota/calls.ts';
import { CatalogueUseRow } from '../../contract/quota/schemas.ts';
import { choiceParam, dateParam, textParam } from '../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../providers/url-state/url-state.ts';
import { tablePageParams } from '../list/table-page.ts';

const SEARCH_MAX = 80;

export const catalogueUseState = urlState({
  search: textParam(SEARCH_MAX, { name: 'q' }),
  kind: choiceParam(CatalogueUseRow.shape.kind.options),
  from: dateParam(),
  to: dateParam(),
  ...tablePageParams,
});

export type CatalogueUseState = UrlStateOf<typeof catalogueUseState>;

export const noFilters = { search: '', kind: undefined, from: undefined, to: undefined } as const;

export function toBody({
  page,
  pageSize,
  search,
  kind,
  from,
  to,
}: CatalogueUseState): BodyOf<typeof quotaCalls.catalogueUseList> {
  return { pageNum: page, pageSize, search, ...omitUndefined({ kind, from, to }) };
}
