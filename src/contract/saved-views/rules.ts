/** Showing a view to everyone who can open its list; also changing and deleting the shared views of others. */
export const SHARE_VIEWS_POWER = '/manager/views:share';

/** Views that one user can have for one list; beyond them 300301. */
export const VIEWS_PER_LIST_MAX = 50;

/** The heights of a list's rows, as antd names them. */
export const densities = ['small', 'middle', 'large'] as const;
export type Density = (typeof densities)[number];
