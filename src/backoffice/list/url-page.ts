const PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

export interface UrlPage {
  page: number;
  pageSize: number;
}

/** The page in the URL; the first one if it is invalid. */
export function readPage(params: URLSearchParams): UrlPage {
  return {
    page: positive(params.get('page')) ?? 1,
    pageSize: Math.min(positive(params.get('pageSize')) ?? PAGE_SIZE, MAX_PAGE_SIZE),
  };
}

/** Defaults are left out. */
export function writePage(params: URLSearchParams, { page, pageSize }: UrlPage): void {
  if (page > 1) params.set('page', String(page));
  if (pageSize !== PAGE_SIZE) params.set('pageSize', String(pageSize));
}

/** A positive integer of the URL. */
export function positive(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
