/** A path of the storefront without query: no ids, names or typed text. */
export const PAGE_PATH = /^\/([\w.-]+(\/[\w.-]+)*)?$/;
export const PAGE_PATH_MAX = 80;
/** Points of a funnel. */
export const FUNNEL_STEPS_MAX = 8;

/** True for a path whose visits can be counted. One invalid path would make the whole request fail. */
export const isPagePath = (path: string): boolean => path.length <= PAGE_PATH_MAX && PAGE_PATH.test(path);
