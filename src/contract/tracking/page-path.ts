/** A page of the storefront, without what stands behind it: no number, no name, nothing that a person typed. */
export const PAGE_PATH = /^\/([\w.-]+(\/[\w.-]+)*)?$/;
export const PAGE_PATH_MAX = 80;

/** Whether visits to a path are counted at all: one bad path would have all that travel with it refused. */
export const isPagePath = (path: string): boolean => path.length <= PAGE_PATH_MAX && PAGE_PATH.test(path);
