import { z } from 'zod';
import type { billingCalls } from '../../contract/billing/calls.ts';
import { OrderCode, PurchaseState } from '../../contract/billing/schemas.ts';
import type { BodyOf } from '../../contract/call.ts';
import { Platform } from '../../contract/fields.ts';
import { readPage, type UrlPage, writePage } from '../list/url-page.ts';

export interface BillingQuery extends UrlPage {
  view: 'orders' | 'notices';
  search: string;
  state: PurchaseState | undefined;
  platform: Platform | undefined;
  /** Only notices without a matching purchase. */
  isRefused: boolean;
  from: string | undefined;
  to: string | undefined;
  /** The code of the purchase in the drawer. */
  order: string | undefined;
}

/** The filters when none is set. */
export const noFilters = {
  search: '',
  state: undefined,
  platform: undefined,
  isRefused: false,
  from: undefined,
  to: undefined,
} as const satisfies Partial<BillingQuery>;

const Day = z.iso.date();

export function readBillingQuery(params: URLSearchParams): BillingQuery {
  return {
    view: params.get('view') === 'notices' ? 'notices' : 'orders',
    search: (params.get('q') ?? '').trim().slice(0, 80),
    state: PurchaseState.safeParse(params.get('state')).data,
    platform: Platform.safeParse(params.get('platform')).data,
    isRefused: params.get('refused') === '1',
    from: Day.safeParse(params.get('from')).data,
    to: Day.safeParse(params.get('to')).data,
    order: OrderCode.safeParse(params.get('order')).data,
    ...readPage(params),
  };
}

/** Defaults are left out. */
export function toBillingParams({ view, search, isRefused, page, pageSize, ...others }: BillingQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (view !== 'orders') params.set('view', view);
  if (search !== '') params.set('q', search);
  if (isRefused) params.set('refused', '1');
  for (const [name, value] of Object.entries(others)) if (value !== undefined) params.set(name, value);
  writePage(params, { page, pageSize });
  return params;
}

export function isFiltered({ view, search, state, platform, isRefused, from, to }: BillingQuery): boolean {
  const own = view === 'orders' ? state !== undefined || platform !== undefined : isRefused;
  return own || search !== '' || from !== undefined || to !== undefined;
}

function sharedBody({ search, from, to }: BillingQuery) {
  return { search, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

export function toTotalsBody(query: BillingQuery): BodyOf<typeof billingCalls.orderTotal> {
  const { state, platform } = query;
  return {
    ...sharedBody(query),
    ...(state === undefined ? {} : { state }),
    ...(platform === undefined ? {} : { platform }),
  };
}

export function toPurchasesBody(query: BillingQuery): BodyOf<typeof billingCalls.orderList> {
  return { ...toTotalsBody(query), pageNum: query.page, pageSize: query.pageSize };
}

export function toNoticesBody(query: BillingQuery): BodyOf<typeof billingCalls.billList> {
  return { ...sharedBody(query), isRefused: query.isRefused, pageNum: query.page, pageSize: query.pageSize };
}
