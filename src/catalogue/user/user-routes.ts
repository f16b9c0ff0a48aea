import type { RouteObject } from 'react-router-dom';

/** One's own account: basic info, password, sessions. */
export const userRoutes: RouteObject[] = [];
