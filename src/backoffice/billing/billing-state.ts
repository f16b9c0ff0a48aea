import type { billingCalls } from '../../contract/billing/calls.ts';
import { OrderCode, PurchaseState } from '../../contract/billing/schemas.ts';
import type { BodyOf } from '../../contract/call.ts';
import { Platform } from '../../contract/fields.ts';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import {
  choiceOrDefaultParam,
  choiceParam,
  dateParam,
  flagParam,
  textParam,
  type UrlParam,
} from '../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../providers/url-state/url-state.ts';
import { tablePageParams } from '../list/table-page.ts';

const SEARCH_MAX = 80;

const orderCodeParam: UrlParam<string | undefined> = {
  parse: (text) => OrderCode.safeParse(text).data,
  format: (code) => code ?? '',
};

export const billingState = urlState({
  view: choiceOrDefaultParam(['purchases', 'notices'], 'purchases'),
  search: textParam(SEARCH_MAX, { name: 'q' }),
  /** Only notices without a matching purchase. */
  isRefused: flagParam({ name: 'refused' }),
  state: choiceParam(PurchaseState.options),
  platform: choiceParam(Platform.options),
  from: dateParam(),
  to: dateParam(),
  /** The code of the purchase in the drawer. */
  purchase: orderCodeParam,
  ...tablePageParams,
});

export type BillingState = UrlStateOf<typeof billingState>;

const notFilters = ['view', 'purchase', 'page', 'pageSize'] as const;

/** The change that clears all filters. */
export const noFilters = billingState.cleared(notFilters);

/** Whether a filter of the current view is set. */
export function isFiltered(state: BillingState): boolean {
  const ofOtherView = state.view === 'purchases' ? (['isRefused'] as const) : (['state', 'platform'] as const);
  return billingState.isFiltered(state, [...notFilters, ...ofOtherView]);
}

function sharedBody({ search, from, to }: BillingState) {
  return omitUndefined({ search, from, to });
}

export function toTotalsBody(state: BillingState): BodyOf<typeof billingCalls.orderTotal> {
  return { ...sharedBody(state), ...omitUndefined({ state: state.state, platform: state.platform }) };
}

export function toPurchasesBody(state: BillingState): BodyOf<typeof billingCalls.orderList> {
  return { ...toTotalsBody(state), pageNum: state.page, pageSize: state.pageSize };
}

export function toNoticesBody(state: BillingState): BodyOf<typeof billingCalls.billList> {
  return { ...sharedBody(state), isRefused: state.isRefused, pageNum: state.page, pageSize: state.pageSize };
}
