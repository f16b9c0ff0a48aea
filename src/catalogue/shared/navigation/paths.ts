import { generatePath } from 'react-router-dom';

/** Every path of the storefront, as a pattern; the builders below fill it. */
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
  jump: '/jump',
  vinRequests: '/user/task',
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
  cooperation: '/cooperation',
  edition: '/edition',
  userInfo: '/user/info',
  userPackage: '/user/package',
  userApi: '/user/api',
  changePassword: '/user/change_password',
  parent: '/user/parent',
  child: '/user/child',
  oprLog: '/user/oprLog',
  statistics: '/user/statistics',
  buyService: '/buy_service',
  buyOrder: '/buy_order',
  buy: '/buy',
  notFound: '/404',
} as const;

type Query = Record<string, string | number | undefined>;

/** A path with its query; what is undefined or empty is left out. */
function link(path: string, query: Query = {}): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? generatePath(path) : `${generatePath(path)}?${new URLSearchParams(given)}`;
}

export interface PartsPlace {
  vehicleId: number;
  /** C passenger, B refined commercial: each has a screen path of its own. */
  vehicleTypeCode?: string | undefined;
  vin?: string | undefined;
  /** The assembly, by its id in this vehicle's parts book. */
  node?: number | undefined;
  /** The selected callouts, joined by commas. */
  callout?: string | undefined;
  tab?: string | undefined;
  /** A name or a number to be looked for in the vehicle, on the tab for that. */
  find?: string | undefined;
}

/** The vehicle at hand, as every screen about one has it in its link. */
export interface VehiclePlace {
  vehicleId?: number | undefined;
  vin?: string | undefined;
  /** C passenger, B refined commercial. */
  type?: string | undefined;
}

/** Where a search for a vehicle is to lead on to; to its parts unless said otherwise. */
export type Purpose = 'maintain' | 'brandPart';

const PURPOSES: readonly Purpose[] = ['maintain', 'brandPart'];

export function purposeOf(params: URLSearchParams): Purpose | undefined {
  return PURPOSES.find((purpose) => purpose === params.get('for'));
}

export interface VehicleSearch {
  q?: string | undefined;
  by?: 'vin' | 'name' | 'announcement' | 'fgwCode' | undefined;
  /** The class that is wanted. */
  class?: 'C' | 'B' | undefined;
  for?: Purpose | undefined;
}

export interface DrillDownPlace {
  type: 'C' | 'B';
  letter?: string | undefined;
  for?: Purpose | undefined;
  brandId?: number | undefined;
  familyId?: number | undefined;
  groupId?: number | undefined;
  /** A brand's name, or a maker's that has it in it. */
  brand?: string | undefined;
}

export interface BrandPartPlace extends VehiclePlace {
  by?: 'vin' | 'vehicle' | 'part' | undefined;
  /** A number, a brand or a part's name. */
  q?: string | undefined;
  /** As what that is read. */
  as?: 'oe' | undefined;
}

/** Where things are: what a user would send to a colleague is in the link. */
export const links = {
  index: () => paths.index,
  login: (redirect?: string) => link(paths.login, { redirect }),
  /** `by` is how: with the password, unless by a text message. */
  loginBy: (by: 'sms' | undefined, redirect?: string) => link(paths.login, { by, redirect }),
  register: (redirect?: string) => link(paths.register, { redirect }),
  registerSuccess: (redirect?: string) => link(paths.registerSuccess, { redirect }),
  forgetPassword: () => paths.forgetPassword,
  resetPassword: () => paths.resetPassword,
  resetSuccess: () => paths.resetSuccess,
  /** Where searching begins; `to` is where one was going. */
  inquire: (to?: string) => link(paths.inquire, { to }),
  /** A search as typed, with the kind that the search box took it for. */
  vehicle: (query: VehicleSearch) => link(paths.vehicle, { ...query }),
  /** Down the letters to the vehicles of a group; C passenger, B refined commercial. */
  drillDown: (place: DrillDownPlace) => link(paths.vehicle, { ...place }),
  vehicleDetail: (vehicleId: number, vin?: string, vehicleTypeCode?: string) =>
    link(paths.vehicleDetail, { vehicleId, type: vehicleTypeCode, vin }),
  parts: ({ vehicleTypeCode, ...place }: PartsPlace) =>
    link(vehicleTypeCode === 'B' ? paths.covParts : paths.parts, { ...place }),
  maintain: (place: VehiclePlace = {}) => link(paths.maintain, { ...place }),
  brandPart: (place: BrandPartPlace = {}) => link(paths.brandPart, { ...place }),
  vinRequests: () => paths.vinRequests,
  service: () => paths.service,
  solution: (id: string) => link(paths.solution, { id }),
  edition: (place: { q?: string | undefined; page?: number | undefined } = {}) => link(paths.edition, { ...place }),
  oe: (oe?: string) => link(paths.oe, { oe }),
  /** Many numbers at once: those that stand in the box. */
  oeBatch: () => link(paths.oe, { mode: 'batch' }),
  /** What there is to buy; `from` is where to go on afterwards, here and below. */
  buyService: (from?: string) => link(paths.buyService, { from }),
  buyOrder: (packageId: number, from?: string) => link(paths.buyOrder, { packageId, from }),
  buy: (orderCode: string, from?: string) => link(paths.buy, { orderCode, from }),
  orders: () => paths.orders,
  order: (listId: number) => link(paths.order, { listId }),
};
