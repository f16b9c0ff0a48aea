import { generatePath } from 'react-router-dom';
import { guidePath, REFERENCE_PATH } from '../../../contract/api-services/documents/rules.ts';

/** Every path of the storefront, as a pattern for the builders below. */
export const paths = {
  index: '/index',
  inquire: '/inquire',
  login: '/login',
  vehicle: '/search/vehicle',
  vehicleDetail: '/search/vehicle_detail',
  parts: '/search/parts',
  covParts: '/search/covParts',
  oe: '/search/oe',
  maintain: '/search/maintain',
  brandPart: '/search/brandPart',
  fleet: '/search/fleet',
  jump: '/jump',
  vinRequests: '/user/task',
  fitReports: '/user/fit_report',
  orders: '/order/myPartsOrder',
  order: '/order/partsOrderDetail',
  register: '/register',
  registerSuccess: '/register_success',
  forgetPassword: '/forget_password',
  resetPassword: '/reset_password',
  resetSuccess: '/reset_success',
  solutions: '/solution/index',
  solution: '/solution/detail',
  service: '/service',
  apiQuickStart: guidePath('quick-start'),
  apiAuthentication: guidePath('authentication'),
  apiErrors: guidePath('errors'),
  apiLimits: guidePath('limits'),
  apiIdempotency: guidePath('idempotency'),
  apiWebhooks: guidePath('webhooks'),
  apiMcp: guidePath('mcp'),
  apiChanges: guidePath('changes'),
  apiStatus: guidePath('status'),
  apiReference: REFERENCE_PATH,
  api: '/interface',
  document: '/document/:id',
  debugger: '/debuggerTools/:code',
  cooperation: '/cooperation',
  edition: '/edition',
  userInfo: '/user/info',
  userPackage: '/user/package',
  userApi: '/user/api',
  userInterfaces: '/user/interfaces',
  changePassword: '/user/change_password',
  mainAccount: '/user/parent',
  subAccount: '/user/child',
  oprLog: '/user/oprLog',
  statistics: '/user/statistics',
  buyService: '/buy_service',
  confirmPurchase: '/buy_order',
  buy: '/buy',
  quotation: '/quotation',
  notFound: '/404',
} as const;

type Query = Record<string, string | number | undefined>;

/** A path with its query, without undefined and empty values. */
function link(path: string, query: Query = {}): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? generatePath(path) : `${generatePath(path)}?${new URLSearchParams(given)}`;
}

export interface PartsLink {
  vehicleId: number;
  /** C passenger, B refined commercial: each class has its own path. */
  vehicleTypeCode?: string | undefined;
  vin?: string | undefined;
  /** vehAssyId of the assembly. */
  node?: number | undefined;
  /** The selected callouts, joined by commas. */
  callout?: string | undefined;
  tab?: string | undefined;
  /** Text to search for in the vehicle. */
  find?: string | undefined;
}

/** The vehicle of a screen about one vehicle. */
export interface VehicleLink {
  vehicleId?: number | undefined;
  vin?: string | undefined;
  /** C passenger, B refined commercial. */
  type?: string | undefined;
}

/** The screens that a search for a vehicle can lead to, other than its parts. */
export const purposes = ['maintain', 'brandPart'] as const;
export type Purpose = (typeof purposes)[number];

export interface VehicleSearchLink {
  q?: string | undefined;
  by?: 'vin' | 'name' | 'announcement' | 'fgwCode' | undefined;
  /** The class to search in. */
  class?: 'C' | 'B' | undefined;
  for?: Purpose | undefined;
}

export interface DrillDownLink {
  type: 'C' | 'B';
  letter?: string | undefined;
  for?: Purpose | undefined;
  brandId?: number | undefined;
  familyId?: number | undefined;
  groupId?: number | undefined;
  /** Name of a brand, or of a maker whose name contains the brand's. */
  brand?: string | undefined;
}

export interface BrandPartLink extends VehicleLink {
  by?: 'vin' | 'vehicle' | 'part' | undefined;
  /** A number, a brand or a part's name. */
  q?: string | undefined;
  /** How `q` is interpreted. */
  as?: 'oe' | undefined;
}

/** Links to screens: everything that a user would send to a colleague is in them. */
export const links = {
  /** The token is in the fragment, which browsers send to no server. */
  quotation: (token: string) => `${paths.quotation}#${token}`,
  index: () => paths.index,
  login: (redirect?: string) => link(paths.login, { redirect }),
  /** `by` is the method; the password by default. */
  loginBy: (by: 'sms' | undefined, redirect?: string) => link(paths.login, { by, redirect }),
  register: (redirect?: string) => link(paths.register, { redirect }),
  registerSuccess: (redirect?: string) => link(paths.registerSuccess, { redirect }),
  forgetPassword: () => paths.forgetPassword,
  resetPassword: () => paths.resetPassword,
  resetSuccess: () => paths.resetSuccess,
  /** The start of a search; `to` is the path that the user was about to open. */
  inquire: (to?: string) => link(paths.inquire, { to }),
  /** A search for vehicles by text. */
  vehicle: (query: VehicleSearchLink) => link(paths.vehicle, { ...query }),
  /** The drill-down from the letter to the vehicles of a group. */
  drillDown: (query: DrillDownLink) => link(paths.vehicle, { ...query }),
  vehicleDetail: (vehicleId: number, vin?: string, vehicleTypeCode?: string) =>
    link(paths.vehicleDetail, { vehicleId, type: vehicleTypeCode, vin }),
  parts: ({ vehicleTypeCode, ...query }: PartsLink) =>
    link(vehicleTypeCode === 'B' ? paths.covParts : paths.parts, { ...query }),
  maintain: (query: VehicleLink = {}) => link(paths.maintain, { ...query }),
  brandPart: (query: BrandPartLink = {}) => link(paths.brandPart, { ...query }),
  fleet: () => paths.fleet,
  vinRequests: () => paths.vinRequests,
  fitReports: () => paths.fitReports,
  service: () => paths.service,
  /** The reference of an interface with the customer's own permissions, by its code. */
  document: (code: string) => generatePath(paths.document, { id: code }),
  debugger: (code: string) => generatePath(paths.debugger, { code }),
  solution: (id: string) => link(paths.solution, { id }),
  edition: (query: { q?: string | undefined; page?: number | undefined } = {}) => link(paths.edition, { ...query }),
  oe: (oe?: string) => link(paths.oe, { oe }),
  /** The batch lookup of the numbers in the draft. */
  oeBatch: () => link(paths.oe, { mode: 'batch' }),
  /** The packages; `from`, here and below, is where to continue after the purchase. */
  buyService: (from?: string) => link(paths.buyService, { from }),
  confirmPurchase: (packageId: number, from?: string) => link(paths.confirmPurchase, { packageId, from }),
  buy: (orderCode: string, from?: string) => link(paths.buy, { orderCode, from }),
  orders: () => paths.orders,
  order: (listId: number) => link(paths.order, { listId }),
};
