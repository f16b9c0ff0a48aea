import { integerParam, pageParam, type UrlParam } from '../../providers/url-state/url-params.ts';

/** The specification's default for lists of the back office. */
const PAGE_SIZE = 10;
const PAGE_SIZE_MAX = 100;

export interface TablePage {
  page: number;
  pageSize: number;
}

const { parse: parseSize } = integerParam(1, 999_999_999);

/** A size above the contract's maximum counts as the maximum. */
const pageSizeParam: UrlParam<number> = {
  parse: (text) => Math.min(parseSize(text) ?? PAGE_SIZE, PAGE_SIZE_MAX),
  format: (size) => (size === PAGE_SIZE ? '' : String(size)),
};

/** The page of a table in the URL. Opening a drawer must not reset it, so filters reset it themselves. */
export const tablePageParams = { page: { ...pageParam(), isReset: false }, pageSize: pageSizeParam };
