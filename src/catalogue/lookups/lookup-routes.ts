import type { RouteObject } from 'react-router-dom';

/** What an account may look up, and what it has. */
export const lookupRoutes: RouteObject[] = [];
